import type { Config, PluginAPI } from "tailwindcss/plugin";

type ColourName = keyof typeof palette;

/** The same value for several colours. */
const each = (names: ColourName[], value: string) => Object.fromEntries(names.map((name) => [name, value]));

/** The CSS variables of a palette. */
const variables = (colours: Partial<Record<ColourName, string>>) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]));

/**
 * The palette, named by role, so that names stay true when a brand changes a hue. Each colour is a CSS variable, which
 * `moreContrast` below overrides.
 */
const palette = {
  // Night: grounds, lines and text.
  "sky-1": "oklch(17.5% .03 195)",
  "sky-3": "oklch(29% .044 190)",
  tarmac: "oklch(13.9% .018 202)",
  wall: "oklch(10.5% .017 195)",
  well: "oklch(14.5% .024 195)",
  "small-hours": "oklch(8% .014 200)",
  "night-2": "oklch(24.5% .034 192)",
  "night-line": "oklch(38% .03 190)",
  "night-hairline": "oklch(27% .03 192)",
  "night-text": "oklch(97% .008 110)",
  "night-lead": "oklch(90% .012 150)",
  "night-muted": "oklch(80% .018 170)",
  "night-faint": "oklch(72% .02 180)",
  // Lights and plates.
  plate: "oklch(86.5% .172 91)",
  "plate-ink": "oklch(17% .02 90)",
  lamp: "oklch(80% .155 72)",
  lit: "oklch(94.1% .062 84.5)",
  warm: "oklch(95.7% .057 90.7)",
  go: "oklch(86% .13 158)",
  "plate-rim": "oklch(95% .1 98)",
  "window-light": "oklch(82% .12 78)",
  shadow: "oklch(8% .02 195 / .8)",
  // Of the sky, at dusk and at dawn.
  "horizon-1": "oklch(74% .15 55)",
  "horizon-2": "oklch(78% .125 72)",
  // Day.
  paper: "oklch(98.3% .006 95)",
  "paper-2": "oklch(95.8% .01 92)",
  field: "oklch(100% 0 0)",
  line: "oklch(88.5% .012 92)",
  ink: "oklch(18% .02 180)",
  "ink-2": "oklch(38% .022 175)",
  "ink-3": "oklch(50% .02 170)",
  action: "oklch(42% .095 160)",
  red: "oklch(45.5% .17 27)",
  "red-tint": "oklch(96.5% .015 27)",
};

/** For visitors who ask for more contrast. */
const moreContrast = {
  ...each(["line", "ink-2", "ink-3"], "var(--ink)"),
  ...each(["night-line", "night-muted", "night-faint"], "var(--night-text)"),
  "night-hairline": "var(--night-muted)",
  red: "oklch(41% .15 27)",
};

/** A colour's value, for what cannot use CSS variables: icons, the browser's bar, tests. Throws for an unknown name. */
export function plainColour(name: string): string {
  const colour = (palette as Record<string, string>)[name];
  if (!colour) throw new Error(`The palette has no colour ${name}.`);
  return colour;
}

/**
 * The design tokens that at least two places use; what one component uses stands in its css. `styles.css` empties Tailwind's
 * own theme first, so no other names exist. Contrast: tests/unit/contrast.test.ts for each pair in use,
 * tests/e2e/audit.spec.ts on the pixels.
 */
export default {
  content: ["./index.html", "./src/**/*.{ts,tsx}"],
  plugins: [
    ({ addBase }: PluginAPI) => {
      addBase({ ":root": variables(palette) });
      addBase({ "@media (prefers-contrast: more)": { ":root": variables(moreContrast) } });
    },
  ],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      ...Object.fromEntries(Object.keys(palette).map((name) => [name, `var(--${name})`])),
    },
    fontFamily: {
      sign: ["Sign", "SignLatin", "Sign Fallback", "Arial", "sans-serif"],
      text: ["Archivo", "ArchivoLatin", "Archivo Fallback", "Arial", "sans-serif"],
    },
    fontWeight: { normal: "400", semibold: "600", bold: "700" },
    fontSize: {
      caption: ["0.8125rem", "1.5"],
      ui: ["0.9375rem", "1.5"],
      body: ["1.0625rem", "1.6"],
      lead: ["clamp(1.0625rem, .8rem + .7vw, 1.3125rem)", "1.5"],
      sub: ["1.3125rem", "1.3"],
      // With text at 200 % on a phone the limits keep the longest words whole.
      title: ["min(1.6875rem, 11vw)", "1.15"],
      headline: ["2.375rem", "1.15"],
      // On a phone of 412 px the 404's heading has one line, in the fallback font, too.
      display: ["min(clamp(2rem, 1.35rem + 2.7vw, 3.5rem), 12vw)", "1.04"],
      // The limits: two lines on the landing page from 320 px on; the window's height, unless it is very low; and no word
      // wider than the window.
      hero: ["min(clamp(3rem, 1.3rem + 4.3vw, 5rem), max(2.1rem, 12vw), max(10vh, 3rem), 19vw)", "1.04"],
    },
    letterSpacing: { heading: "-0.028em", sub: "-0.015em", normal: "0" },
    lineHeight: { snug: "1.3" },
    spacing: {
      // In quarters of a rem.
      ...Object.fromEntries(
        [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 11, 12, 16, 24].map((step) => [step, `${step / 4}rem`]),
      ),
      header: "4.25rem",
      button: "3.375rem",
      gutter: "var(--gutter)",
      section: "var(--section, clamp(1.5rem, 8.5vw - .6rem, 8rem))",
      // Below all text in front of a dusk, so that it stands on dark sky.
      "above-horizon": "calc(16 * var(--sky-unit, 1rem))",
      "above-scene": "calc(var(--scene-height) + 1.2rem)",
      "anchor-offset": "6rem",
    },
    // A conversation's line, and a conversation with its slip; the lamp in channels-section.css hangs above the slip's middle.
    gridTemplateColumns: { line: "5.5rem 1fr", record: "minmax(0, 1fr) var(--record-width)", step: "2.75rem 1fr" },
    maxWidth: {
      none: "none",
      page: "84rem",
      // Lines of 66 and 46 figures of the text's font, and 20 of the sign's. Not in `ch`: lines would grow as fonts load.
      measure: "37.8em",
      lead: "26.35em",
      headline: "13.84em",
    },
    borderRadius: { card: "0.375rem", control: "0.625rem", full: "999px" },
    // What has just been written.
    keyframes: { stamp: { from: { transform: "scale(1.25)" } } },
    animation: { stamp: "stamp 200ms cubic-bezier(.2,.9,.3,1)" },
    // The widths of `@md:` and the like, measured on the surrounding header, main or footer. They grow with the text: at
    // 200 % the page is laid out as at half the width.
    screens: {},
    containers: { "2xs": "17rem", xs: "22.5rem", sm: "40rem", md: "48rem", lg: "64rem", xl: "75rem" },
  },
} satisfies Config;
