import { paths } from "../paths";

/** A rule that the agent keeps, each a promise of the operator's (docs/operating.md), and where to see it kept: at least once. */
interface Rule {
  rule: string;
  see: readonly [SeenIn, ...SeenIn[]];
}

/** A link to the line of a sample, or to an answer of a played conversation. */
interface SeenIn {
  label: string;
  to: string;
}

/** @param place the id of a sample and, behind `=`, of its line or the replies that lead to the answer */
const read = (name: string, place: string): SeenIn => ({ label: `Read “${name}”`, to: `${paths.home}#${place}` });
const play = (says: string, place: string): SeenIn => ({ label: `Play “${says}”`, to: `${paths.home}#${place}` });

/** The rules behind the samples. */
export const rules = {
  id: "rules",
  heading: "The rules it keeps, and where to see each",
  rules: {
    saysAi: {
      rule: "Says first that it’s an AI, and whether the call is recorded",
      see: [read("Outbound", "voice-outbound=hello")],
    },
    person: {
      rule: "Puts people through when asked; if nobody is in, books a call-back",
      see: [
        read("A hard call", "voice-hard-call=person"),
        play("Is that a robot? I want Pete.", "voice-your-call=robot"),
      ],
    },
    listPrices: {
      rule: "Gives no price that isn’t on your list",
      see: [play("How much is a clutch on a Corsa?", "voice-your-call=clutch")],
    },
    noDiscounts: {
      rule: "Gives no discounts",
      see: [play("Do it for thirty-five?", "voice-your-call=mot.price.discount")],
    },
    notHeard: {
      rule: "Says so when it didn’t hear",
      see: [play("KX… hang on… [a lorry passes]", "voice-your-call=mot.lorry")],
    },
    safety: {
      rule: "Never says a car is safe to drive",
      see: [play("It pulls when I brake. Safe to drive?", "voice-your-call=mot.price.brakes")],
    },
    stops: {
      rule: "Stops when told to",
      see: [play("And stop your reminders.", "voice-your-call=mot.price.stop")],
    },
    agreedCalls: {
      rule: "Rings only people who agreed to AI calls",
      see: [read("MOT falls due", "workflows-mot=agreed")],
    },
    noAccounts: {
      rule: "Gives no account details in a chat, and none to anyone but the customer",
      see: [
        play("What’s my settlement figure?", "whatsapp-your-chat=figure"),
        play("I’m asking for my dad.", "whatsapp-your-chat=dad"),
      ],
    },
    noFinance: {
      rule: "Quotes no finance",
      see: [read("Used car", "voice-used-car=finance")],
    },
    difficulty: {
      rule: "Hands customers in difficulty to a person, and stops campaigns",
      see: [read("Settlement", "whatsapp-settlement=support")],
    },
    complaints: {
      rule: "Logs complaints and passes them on",
      see: [play("I want to complain.", "whatsapp-your-chat=complain")],
    },
    noCards: {
      rule: "Never asks for a card number in a chat",
      see: [read("Health check", "whatsapp-health-check=card")],
    },
  } satisfies Record<string, Rule>,
} as const;
