import type { Config } from "tailwindcss";

const header = "3.5rem";

/** A token that gives way to a stronger one where more contrast is asked for, or to paper: styles.css says to which. */
const adjustable = (name: string, value: string) => `var(--${name}, ${value})`;

/**
 * The design tokens: every colour, size, space, radius, shadow and duration of the site.
 * `styles.css` empties Tailwind's own theme first, so nothing but these names exists.
 * Contrast of each pair in use: tests/unit/contrast.test.ts.
 */
export default {
  content: ["./index.html", "./src/**/*.{ts,tsx}"],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      paper: "oklch(98.5% .004 95)",
      "paper-2": "oklch(96.5% .006 95)",
      line: adjustable("line", "oklch(89.5% .008 95)"),
      "line-strong": adjustable("line-strong", "oklch(62% .012 150)"),
      "ink-950": "oklch(19% .018 165)",
      "ink-700": "oklch(39% .022 165)",
      "ink-500": adjustable("ink-500", "oklch(50% .018 165)"),
      "green-100": "oklch(94.5% .03 160)",
      "green-300": "oklch(84% .1 160)",
      "green-700": "oklch(40% .085 160)",
      "green-800": "oklch(34% .075 160)",
      "amber-400": "oklch(80% .155 75)",
      "red-50": "oklch(96.5% .015 27)",
      "red-700": "oklch(45.5% .17 27)",
      night: adjustable("night", "oklch(20.5% .02 165)"),
      "night-2": adjustable("night-2", "oklch(25.5% .022 165)"),
      "night-line": adjustable("night-line", "oklch(36% .022 165)"),
      "night-text": adjustable("night-text", "oklch(96.5% .008 120)"),
      "night-muted": adjustable("night-muted", "oklch(80% .014 140)"),
      "chat-out": "oklch(93% .06 150)",
    },
    fontFamily: {
      sans: ["Archivo", "Archivo Fallback", "Arial", "sans-serif"],
    },
    fontWeight: { normal: "400", medium: "500", semibold: "600", bold: "680" },
    fontSize: {
      caption: ["0.875rem", "1.45"],
      ui: ["1rem", "1.5"],
      body: ["1.0625rem", "1.6"],
      lead: ["1.25rem", "1.5"],
      title: ["1.5rem", "1.25"],
      heading: ["2rem", "1.15"],
      display: ["clamp(2rem, 1.55rem + 1.9vw, 2.75rem)", "1.1"],
      hero: ["clamp(2.5rem, 1.35rem + 4.6vw, 5rem)", "1.02"],
      // The longest phrase stays on one line from 320 px, beside the call card from 1024 px.
      phrase: ["clamp(1.5rem, 0.5rem + 5vw, 3.25rem)", "1.25"],
      "phrase-beside": ["clamp(2.5rem, 1.2rem + 2.4vw, 3.375rem)", "1.25"],
      plate: ["clamp(6rem, 3rem + 13vw, 13rem)", "1"],
    },
    letterSpacing: { heading: "-0.022em", normal: "0", plate: "0.04em" },
    lineHeight: { none: "1", tight: "1.1", snug: "1.35", body: "1.6" },
    spacing: {
      0: "0",
      px: "1px",
      0.5: "0.125rem",
      1: "0.25rem",
      2: "0.5rem",
      3: "0.75rem",
      4: "1rem",
      6: "1.5rem",
      8: "2rem",
      11: "2.75rem",
      12: "3rem",
      16: "4rem",
      24: "6rem",
      32: "8rem",
      // As wide as an opening quotation mark, which hangs in the margin.
      quote: "0.42em",
      header,
      "header-lg": "4rem",
      section: adjustable("section", "clamp(4rem, 9vw, 8rem)"),
      gutter: adjustable("gutter", "clamp(1rem, -0.75rem + 5.8vw, 4.5rem)"),
      "anchor-offset": "5.5rem",
    },
    // Heading, artefact, points; or the artefact beside the other two. The points fill what is left of the height.
    gridTemplateRows: { panel: "auto auto 1fr", "panel-beside": "auto 1fr" },
    // The menu's sheet, below the bar that sticks to the window's edge.
    maxHeight: { "below-header": `calc(100dvh - ${header})` },
    maxWidth: {
      none: "none",
      full: "100%",
      page: "84rem",
      card: "35rem",
      measure: "66ch",
      lead: "46ch",
      headline: "22ch",
      bubble: "88%",
    },
    borderRadius: {
      none: "0",
      plate: "0.25rem",
      control: "0.5rem",
      card: "0.75rem",
      panel: "1rem",
      full: "999px",
    },
    boxShadow: {
      none: "none",
      panel: "0 1px 2px oklch(19% .018 165 / .06), 0 12px 32px -8px oklch(19% .018 165 / .16)",
    },
    transitionDuration: { fast: "120ms", base: "200ms", slow: "320ms" },
    transitionTimingFunction: { out: "cubic-bezier(.2,.7,.2,1)" },
    keyframes: {
      type: { from: { clipPath: "inset(0 100% 0 0)" }, to: { clipPath: "inset(0)" } },
      caret: { from: { transform: "translateX(0)" }, to: { transform: "translateX(100%)" } },
      rise: { from: { transform: "scaleY(.2)" } },
      appear: { from: { opacity: "0" } },
      "toast-in": { from: { opacity: "0", transform: "translateY(1rem)" } },
      "toast-out": { to: { opacity: "0" } },
      "swipe-out": {
        from: { transform: "translateX(var(--radix-toast-swipe-end-x))" },
        to: { transform: "translateX(110%)" },
      },
    },
    animation: {
      // SPEC: a typing animation of 2 s. 24 steps: about the letters of the longest phrase.
      type: "type 2s steps(24)",
      caret: "caret 2s steps(24)",
      rise: "rise .8s cubic-bezier(.2,.7,.2,1)",
      appear: "appear linear both",
      "toast-in": "toast-in 320ms cubic-bezier(.2,.7,.2,1)",
      "toast-out": "toast-out 120ms linear",
      "swipe-out": "swipe-out 120ms linear",
    },
    // A toast follows the finger by as much as Radix has measured.
    translate: { swipe: "var(--radix-toast-swipe-move-x)" },
    // What `@md:` and `@lg:` ask of the header, main or footer around them. Unlike a window's width, a container's is
    // measured in the text's own size: at 200 % the page is laid out as at half the width.
    screens: {},
    containers: { md: "48rem", lg: "64rem" },
  },
} satisfies Config;
