import { channelAnchors } from "../paths";
import type { ChannelsSectionProps } from "../pages/home/channels/channels-section";
import { site } from "../site";

const names = { agent: "AI assistant" };

/**
 * The channels' words and samples. People, firms, plates and numbers are invented: the numbers come from Ofcom's ranges
 * for drama, and the DVLA gives no plate an I.
 */
export const channels = {
  id: "channels",
  heading: "Calls, chats and the work behind them",
  intro: `${site.brand} rings, answers, writes, and records what was agreed. The customers below are invented.`,
  label: "Channels",
  tabs: { voice: "Voice", whatsapp: "WhatsApp", workflows: "Workflows" },

  voice: {
    heading: "It rings your customers, and it picks up",
    cards: [
      {
        heading: "Outbound",
        points: [
          { name: "Reminders", text: "For MOTs, services, appointments." },
          { name: "Follow-ups", text: "After a quote or a missed call." },
          { name: "Lead outreach", text: "New enquiries, while they are warm." },
          { name: "Feedback", text: "How it went, and what to put right." },
        ],
      },
      {
        heading: "Inbound",
        points: [
          { name: "Answering calls", text: "On Sundays, and when lines are busy." },
          { name: "Qualifying leads", text: "Budget, timing, part exchange." },
          { name: "Booking appointments", text: "Straight into your diary." },
          { name: "Transfer to humans", text: "With a summary of the call." },
        ],
      },
    ],
    caption: "Sample calls",
    player: { label: "Read the call", play: "Play", pause: "Pause", next: "Next line" },
    samples: [
      {
        id: channelAnchors.voiceOutbound,
        chip: "Outbound call",
        title: "Hartley Garage rings 07700 900263",
        time: "Tuesday, 17:12",
        names: { ...names, person: "Mr Shah" },
        lines: [
          {
            speaker: "agent",
            text: "Mr Shah? I’m Hartley Garage’s AI assistant, and this call is recorded. Is now a good time?",
          },
          { speaker: "person", text: "Go on." },
          {
            speaker: "agent",
            text: "Your MOT runs out on the 14th. I have Friday at 16:30. Shall I book that for you?",
          },
          { speaker: "person", text: "Can I wait for it?" },
          { speaker: "agent", text: "You can. Friday, 16:30 is booked, and I’ll text you on Thursday." },
        ],
        job: {
          status: "In the diary",
          title: "MOT, customer waits",
          registration: "YK19 VIA",
          rows: [
            { label: "Slot", value: "Friday, 16:30" },
            { label: "Reminder", value: "Text, Thursday" },
          ],
        },
      },
      {
        id: channelAnchors.voiceInbound,
        chip: "Inbound call",
        title: "07700 900417 rings Linden Cars",
        time: "Saturday, 11:48",
        names: { ...names, person: "Ms Doyle" },
        lines: [
          {
            speaker: "agent",
            text: "Linden Cars, good morning. I’m the AI assistant, and this call is recorded.",
          },
          { speaker: "person", text: "My Golf needs its service. Is Thursday free?" },
          { speaker: "agent", text: "I have Thursday at 8:30. Shall I book that for you?" },
          { speaker: "person", text: "Please. And what is it worth in part exchange?" },
          {
            speaker: "agent",
            text: "Booked. Dan in sales will price it: I’ll put you through, and tell him what we said.",
          },
          {
            speaker: "person",
            name: "Dan, sales executive",
            text: "Hello, Dan here. You’re in on Thursday, so I’ll value the Golf then.",
          },
        ],
        job: {
          status: "Booked",
          title: "Service, then sales",
          registration: "GN70 TRI",
          rows: [
            { label: "Slot", value: "Thursday, 8:30" },
            { label: "Transferred", value: "To Dan, part exchange" },
          ],
        },
      },
    ],
  },

  whatsapp: {
    heading: "In the chat your customers have open anyway",
    points: [
      { name: "Service messages", text: "MOT dates, work to approve, “your car is ready”." },
      { name: "Marketing campaigns", text: "To those who opted in, with a way out." },
      { name: "AI handles most conversations", text: "It answers, offers times and books." },
      { name: "Hands over to staff", text: "To a named colleague, who can read it all." },
    ],
    caption: "Sample threads, as your team sees them",
    words: { read: "Read", replies: "Quick replies:", holder: "This chat is now with" },
    samples: [
      {
        id: channelAnchors.whatsappMot,
        chip: "MOT reminder",
        customer: "Leah Brooks",
        occasion: "Service message",
        names: { ...names, staff: "Jo, service adviser" },
        items: [
          {
            from: "agent",
            time: "9:02",
            text: "Hello Leah, I’m Hartley Garage’s AI assistant. Your MOT runs out on the 14th. I have Thursday at 8:30.",
          },
          { replies: ["Book it", "Another day", "Ask a person"] },
          { from: "customer", time: "9:05", text: "Book it" },
          { from: "customer", time: "9:06", text: "The engine light is on, too. Is that bad?" },
          { from: "agent", time: "9:06", text: "Thursday, 8:30 is booked. Jo will answer about the light." },
          { handover: "Handed over to the service adviser" },
          { from: "staff", time: "9:15", text: "Hi Leah. Does it flash, or stay on? I’ve added a check." },
        ],
      },
      {
        id: channelAnchors.whatsappTestDrive,
        chip: "Test drive",
        customer: "Tom Okafor",
        occasion: "Campaign: hybrid weekend",
        names: { ...names, staff: "Marcus, sales executive" },
        items: [
          {
            from: "agent",
            time: "10:02",
            text: "Hello Tom, I’m Linden Cars’ AI assistant. The new hybrid is here. Care for a drive?",
          },
          { replies: ["Saturday", "Sunday", "Stop messages"] },
          { from: "customer", time: "10:09", text: "Saturday" },
          { from: "agent", time: "10:09", text: "Saturday, 10:15 is booked. Please bring your licence." },
          { from: "customer", time: "10:11", text: "Can my dog come along?" },
          { handover: "Handed over to the sales executive" },
          { from: "staff", time: "10:20", text: "Of course, Tom. Boot or back seat?" },
        ],
        outcome: {
          status: "Campaign outcome in this sample",
          title: "Test drive booked",
          rows: [
            { label: "Slot", value: "Saturday, 10:15" },
            { label: "Sent, answered", value: "10:02, 10:09" },
          ],
        },
      },
      {
        id: channelAnchors.whatsappFinance,
        chip: "Finance question",
        customer: "Grace Lin",
        occasion: "Customer’s question",
        names: { ...names, staff: "Nadia, finance specialist" },
        items: [
          { from: "customer", time: "18:40", text: "Can I settle my PCP early?" },
          {
            from: "agent",
            time: "18:40",
            text: "Hello Grace, I’m Merrow Finance’s AI assistant. You can, at any time. Shall I request the figure for you?",
          },
          { replies: ["Request it", "Ask a person"] },
          { from: "customer", time: "18:41", text: "Request it" },
          { from: "customer", time: "18:42", text: "Or is it better to pay on?" },
          {
            from: "agent",
            time: "18:42",
            text: "The figure is requested. What is better is advice: Nadia will answer that.",
          },
          { handover: "Handed over to the finance specialist" },
          { from: "staff", time: "9:04", text: "Good morning Grace. I’ll ring you at 11 with both sums." },
        ],
      },
    ],
  },

  workflows: {
    heading: "Each answer leads to its own next step",
    points: [
      { name: "Multi-step", text: "From the due date to the finished job." },
      { name: "Condition-based", text: "Answers, dates and stock decide." },
      { name: "Trigger actions", text: "A message, a call, a booking, a task." },
      { name: "Update records", text: "Diary, customer and vehicle." },
    ],
    chart: {
      caption: "Sample workflow",
      choiceLabel: "Answers",
      kinds: {
        trigger: "Trigger",
        action: "Action",
        condition: "Condition",
        record: "Record update",
        handover: "Hand-over",
      },
      trunk: [
        { kind: "trigger", text: "An MOT runs out in 30 days" },
        { kind: "action", text: "WhatsApp reminder to the owner" },
        { kind: "condition", text: "What comes back within two days?" },
      ],
      branches: [
        {
          id: channelAnchors.workflowsBooking,
          answer: "A booking",
          steps: [
            { kind: "action", text: "Offers two free slots and books one" },
            { kind: "record", text: "Job in the diary, date on the vehicle" },
          ],
        },
        {
          id: channelAnchors.workflowsQuestion,
          answer: "A question",
          steps: [
            { kind: "condition", text: "Not in your price list?" },
            { kind: "handover", text: "The service adviser takes the chat" },
            { kind: "record", text: "Answer on the customer’s file" },
          ],
        },
        {
          id: channelAnchors.workflowsNoReply,
          answer: "No reply",
          steps: [
            { kind: "action", text: "Rings once, after 17:00" },
            { kind: "record", text: "Both attempts on the customer’s file" },
            { kind: "handover", text: "Still nothing: a task for reception" },
          ],
        },
      ],
    },
  },
} satisfies ChannelsSectionProps;
