/** A test by its file and its title as the source has it; `${…}` stands for what the title is filled with. */
interface HoldingTest {
  file: string;
  title: string;
}

/** A success criterion of WCAG 2.2, and either the tests that hold it or why nothing on the site falls under it. */
export type Criterion = { number: string; name: string; level: "A" | "AA" } & (
  | { heldBy: [HoldingTest, ...HoldingTest[]] }
  | { notApplicable: string }
);

const holding = (file: string) => (title: string) => ({ file, title });

const axe = holding("tests/e2e/axe.spec.ts")("axe finds nothing on ${path}, and nothing scrolls sideways");
const bookDemo = holding("tests/e2e/book-demo.spec.ts");
const contrast = holding("tests/unit/contrast.test.ts")("has a contrast of at least ${LEAST[kind]}");
const crawl = holding("tests/e2e/crawl.spec.ts");
const form = holding("tests/component/demo-request-form.test.tsx");
const head = holding("tests/e2e/head.spec.ts");
const input = holding("tests/e2e/accessibility-input.spec.ts");
const keyboard = holding("tests/e2e/accessibility-keyboard.spec.ts");
const landing = holding("tests/e2e/landing.spec.ts");
const plain = holding("tests/e2e/plain-html.spec.ts");
const preferences = holding("tests/e2e/accessibility-preferences.spec.ts");
const reflow = holding("tests/e2e/accessibility-reflow.spec.ts");
const routes = holding("tests/e2e/routes.spec.ts");
const structure = holding("tests/e2e/accessibility-structure.spec.ts");
const targets = holding("tests/e2e/accessibility-targets.spec.ts");

const everyStop = keyboard("${path}: every stop is ringed, in view and in order");
const sameEverywhere = crawl(
  "bar and footer hold the same on every page, in the same order, the way to a person included",
);
const NO_MEDIA =
  "No page holds sound or film: the sample calls are text. That nothing else is embedded is tested with 1.1.1.";

/** All success criteria of levels A and AA: https://www.w3.org/TR/WCAG22/. (4.1.1 is no longer one.) */
export const criteria: readonly Criterion[] = [
  {
    number: "1.1.1",
    name: "Non-text Content",
    level: "A",
    heldBy: [plain("says in words what it shows in pictures"), axe],
  },
  { number: "1.2.1", name: "Audio-only and Video-only (Prerecorded)", level: "A", notApplicable: NO_MEDIA },
  { number: "1.2.2", name: "Captions (Prerecorded)", level: "A", notApplicable: NO_MEDIA },
  {
    number: "1.2.3",
    name: "Audio Description or Media Alternative (Prerecorded)",
    level: "A",
    notApplicable: NO_MEDIA,
  },
  { number: "1.2.4", name: "Captions (Live)", level: "AA", notApplicable: NO_MEDIA },
  { number: "1.2.5", name: "Audio Description (Prerecorded)", level: "AA", notApplicable: NO_MEDIA },
  {
    number: "1.3.1",
    name: "Info and Relationships",
    level: "A",
    heldBy: [
      structure("${path} has one banner, main, contentinfo and h1, and levels without gaps"),
      structure("each region of the landing page begins with its heading"),
      plain("begins with the way to its text, and tells each list as one"),
    ],
  },
  {
    number: "1.3.2",
    name: "Meaningful Sequence",
    level: "A",
    heldBy: [structure("of the landing page"), structure("of the demo page"), everyStop],
  },
  {
    number: "1.3.3",
    name: "Sensory Characteristics",
    level: "A",
    notApplicable: "No instruction names a part of a page by its shape, colour, size, place or sound.",
  },
  {
    number: "1.3.4",
    name: "Orientation",
    level: "AA",
    heldBy: [reflow("the page works at ${width} by ${height} px, whichever way a device is held")],
  },
  { number: "1.3.5", name: "Identify Input Purpose", level: "AA", heldBy: [form("asks for %s as %s")] },
  {
    number: "1.4.1",
    name: "Use of Color",
    level: "A",
    heldBy: [
      preferences("the selected tab and the pressed chip look unlike the others"),
      preferences("errors and the toast can be seen"),
      axe,
    ],
  },
  { number: "1.4.2", name: "Audio Control", level: "A", notApplicable: NO_MEDIA },
  { number: "1.4.3", name: "Contrast (Minimum)", level: "AA", heldBy: [contrast, axe] },
  { number: "1.4.4", name: "Resize Text", level: "AA", heldBy: [reflow("with text at 200 %, from 640 px")] },
  {
    number: "1.4.5",
    name: "Images of Text",
    level: "AA",
    notApplicable: "The only words that are drawn are the customers' logotypes, which the criterion allows.",
  },
  { number: "1.4.10", name: "Reflow", level: "AA", heldBy: [reflow("from 320 to 2560 px")] },
  {
    number: "1.4.11",
    name: "Non-text Contrast",
    level: "AA",
    heldBy: [contrast, preferences("buttons, fields, chips and plates keep their edges")],
  },
  {
    number: "1.4.12",
    name: "Text Spacing",
    level: "AA",
    heldBy: [reflow("with letters, words and lines spaced out")],
  },
  {
    number: "1.4.13",
    name: "Content on Hover or Focus",
    level: "AA",
    heldBy: [input("shows nothing more while something has the pointer or focus")],
  },
  {
    number: "2.1.1",
    name: "Keyboard",
    level: "A",
    heldBy: [
      bookDemo("can be made by keyboard alone"),
      keyboard("the tabs follow the ARIA pattern"),
      landing("opens by keyboard, closes on Escape with focus back, and closes on navigation"),
    ],
  },
  { number: "2.1.2", name: "No Keyboard Trap", level: "A", heldBy: [everyStop] },
  {
    number: "2.1.4",
    name: "Character Key Shortcuts",
    level: "A",
    heldBy: [keyboard("no key is bound but in the control that has focus, F8 and Escape apart")],
  },
  {
    number: "2.2.1",
    name: "Timing Adjustable",
    level: "A",
    heldBy: [
      bookDemo("waits under the pointer and goes on afterwards"),
      bookDemo("waits while it has the focus"),
      holding("tests/e2e/delivery.spec.ts")(
        "a refusal keeps all that was typed and offers two ways on, of which a retry is the same request",
      ),
    ],
  },
  {
    number: "2.2.2",
    name: "Pause, Stop, Hide",
    level: "A",
    heldBy: [landing("pauses, and with it all that moves unasked, and resumes")],
  },
  {
    number: "2.3.1",
    name: "Three Flashes or Below Threshold",
    level: "A",
    heldBy: [input("nothing that moves moves again and again: nothing flashes")],
  },
  {
    number: "2.4.1",
    name: "Bypass Blocks",
    level: "A",
    heldBy: [routes("the skip link is the first stop, and leads to main")],
  },
  {
    number: "2.4.2",
    name: "Page Titled",
    level: "A",
    heldBy: [
      head("${path} says what the page is"),
      head("each page differs from all others in title and description"),
      head("the head is taken over as it was served, and follows each navigation"),
    ],
  },
  {
    number: "2.4.3",
    name: "Focus Order",
    level: "A",
    heldBy: [everyStop, routes("keeps the document, goes to the top, sets the title and puts focus on the h1")],
  },
  { number: "2.4.4", name: "Link Purpose (In Context)", level: "A", heldBy: [crawl("every link leads somewhere")] },
  {
    number: "2.4.5",
    name: "Multiple Ways",
    level: "AA",
    heldBy: [crawl("each page is found in two ways at least: from the landing page and from another")],
  },
  {
    number: "2.4.6",
    name: "Headings and Labels",
    level: "AA",
    heldBy: [
      structure("${path} has one banner, main, contentinfo and h1, and levels without gaps"),
      structure("each region of the landing page begins with its heading"),
      form("asks for %s as %s"),
    ],
  },
  { number: "2.4.7", name: "Focus Visible", level: "AA", heldBy: [everyStop, preferences("focus has a ring")] },
  {
    number: "2.4.11",
    name: "Focus Not Obscured (Minimum)",
    level: "AA",
    heldBy: [
      everyStop,
      keyboard("a stop is not covered on the way back up, either"),
      keyboard("on ${path} covers nothing that has focus: it closes when focus leaves the bar"),
    ],
  },
  {
    number: "2.5.1",
    name: "Pointer Gestures",
    level: "A",
    heldBy: [bookDemo("has a close button of 44 px")],
  },
  {
    number: "2.5.2",
    name: "Pointer Cancellation",
    level: "A",
    heldBy: [
      input("is not chosen by who moves off before letting go"),
      input("is not chosen by a finger that slides off"),
      input("${path}: no button does anything before it is let go"),
    ],
  },
  {
    number: "2.5.3",
    name: "Label in Name",
    level: "A",
    heldBy: [input("calls each control by the words that stand on it")],
  },
  {
    number: "2.5.4",
    name: "Motion Actuation",
    level: "A",
    notApplicable: "Nothing is worked by moving the device or oneself.",
  },
  { number: "2.5.7", name: "Dragging Movements", level: "AA", heldBy: [bookDemo("has a close button of 44 px")] },
  {
    number: "2.5.8",
    name: "Target Size (Minimum)",
    level: "AA",
    heldBy: [
      targets("has targets of at least 24 px for a mouse, at ${width} px"),
      targets("has targets of at least 44 px, at ${width} px"),
    ],
  },
  { number: "3.1.1", name: "Language of Page", level: "A", heldBy: [head("${path} says what the page is")] },
  {
    number: "3.1.2",
    name: "Language of Parts",
    level: "AA",
    notApplicable: "Every page is in English throughout; names of firms and people are of no language.",
  },
  { number: "3.2.1", name: "On Focus", level: "A", heldBy: [input("changes nothing as focus goes through it")] },
  {
    number: "3.2.2",
    name: "On Input",
    level: "A",
    heldBy: [input("typing into the form changes nothing but the field, until it is sent")],
  },
  { number: "3.2.3", name: "Consistent Navigation", level: "AA", heldBy: [sameEverywhere] },
  {
    number: "3.2.4",
    name: "Consistent Identification",
    level: "AA",
    heldBy: [crawl("the same words lead to the same address, wherever they stand"), sameEverywhere],
  },
  { number: "3.2.6", name: "Consistent Help", level: "A", heldBy: [sameEverywhere] },
  {
    number: "3.3.1",
    name: "Error Identification",
    level: "A",
    heldBy: [
      bookDemo("gets its messages below the fields, a count, and focus on the first wrong one"),
      form("shows each message below its field, focuses the first wrong one and tells how many there are"),
    ],
  },
  {
    number: "3.3.2",
    name: "Labels or Instructions",
    level: "A",
    heldBy: [form("requires all but the website, which says that it is optional"), axe],
  },
  {
    number: "3.3.3",
    name: "Error Suggestion",
    level: "AA",
    heldBy: [
      bookDemo("gets its messages below the fields, a count, and focus on the first wrong one"),
      bookDemo("10,000 characters in each field get a message each, and stay"),
    ],
  },
  {
    number: "3.3.4",
    name: "Error Prevention (Legal, Financial, Data)",
    level: "AA",
    notApplicable: "A request binds nobody, moves no money and changes no stored data; nothing else can be sent.",
  },
  {
    number: "3.3.7",
    name: "Redundant Entry",
    level: "A",
    heldBy: [
      input("a request that was refused is not asked for again: what was typed stays"),
      bookDemo("a visit to the policy and back keeps what was typed, and writes it nowhere"),
    ],
  },
  {
    number: "3.3.8",
    name: "Accessible Authentication (Minimum)",
    level: "AA",
    notApplicable: "There is no login.",
  },
  {
    number: "4.1.2",
    name: "Name, Role, Value",
    level: "A",
    heldBy: [
      keyboard("the tabs follow the ARIA pattern"),
      input("calls each control by the words that stand on it"),
      axe,
    ],
  },
  {
    number: "4.1.3",
    name: "Status Messages",
    level: "AA",
    heldBy: [
      structure("a sent request is announced as on its way, and its toast once"),
      structure("an invalid submit announces the number of errors once, and puts focus on the first"),
      form("announces every further invalid submit"),
    ],
  },
];
