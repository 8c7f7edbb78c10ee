import { email, object, optional, overwrite, refine, string, type infer as Infer } from "zod/mini";
import { trimInvisible, withoutInvisible } from "./invisible-characters";

/** A text field. The built-in message is "Invalid input"; a field that is not there at all is "Required". */
const text = () => string({ error: ({ input }) => (input === undefined ? "Required" : undefined) });

const filledIn = (message: string) => refine<string>(Boolean, message);

/**
 * Inclusive. Counts Unicode code points, as a database's varchar does: an emoji or a rare character of a name is one.
 * An input's maxlength and JavaScript's `length` count UTF-16 units, and would call each of them two.
 */
const atMost = (characters: number, message: string) =>
  refine<string>((value) => value.length <= characters || [...value].length <= characters, message);

/** `URL.canParse` alone takes `mailto:`, `javascript:` and addresses with blanks or line breaks in them. */
const isWebAddress = (value: string) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);

/**
 * Any address that HTML's own rule takes (https://html.spec.whatwg.org/#valid-e-mail-address) and mail on the internet
 * can reach: no dot first, last or twice before the @, and behind it a domain with a dot, its end no number.
 */
const EMAIL =
  /^(?!\.)(?!.*\.[.@])[\w!#$%&'*+./=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** What a visitor fills in to ask for a demo: its rules and messages. All text is trimmed first, of what is not seen, too. */
export const demoRequestSchema = object({
  fullName: text().check(
    overwrite(trimInvisible),
    filledIn("Full name is required"),
    atMost(100, "Name must be less than 100 characters"),
  ),
  workEmail: text().check(
    overwrite(withoutInvisible),
    email({ pattern: EMAIL, error: "Please enter a valid work email" }),
    atMost(255, "Email must be less than 255 characters"),
  ),
  phoneNumber: text().check(
    overwrite(withoutInvisible),
    filledIn("Phone number is required"),
    atMost(20, "Phone number must be less than 20 characters"),
  ),
  companyName: text().check(
    overwrite(trimInvisible),
    filledIn("Company name is required"),
    atMost(100, "Company name must be less than 100 characters"),
  ),
  website: optional(
    text().check(
      overwrite(withoutInvisible),
      refine((value) => value === "" || isWebAddress(value), "Please enter a valid URL"),
      atMost(255, "URL must be less than 255 characters"),
    ),
  ),
});

/** A demo request as it is sent: valid and trimmed. */
export type DemoRequest = Infer<typeof demoRequestSchema>;

/** One in which nothing is filled in. */
export const emptyDemoRequest = Object.fromEntries(
  Object.keys(demoRequestSchema.shape).map((name) => [name, ""]),
) as Readonly<Required<DemoRequest>>;

/** A field that nobody sees, so that whoever fills it in is a script. No browser has a use for this name. */
export const TRAP_NAME = "topic";
