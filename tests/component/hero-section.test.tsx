import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hero } from "../../src/content/hero";
import { paths } from "../../src/paths";
import { HeroSection } from "../../src/pages/home/hero/hero-section";
import { site } from "../../src/site";
import { HERO_PHRASES as PHRASES, PHRASE_MILLISECONDS as PHRASE_MS } from "../hero-phrases";

/** How long the typing of each phrase takes, as specified. */
const TYPING_MS = 2000;

/** The media query that the phrase asks for. */
const noMotion = Object.assign(new EventTarget(), { matches: false, media: "" });
/** Fulfils the part of the query that names a feature or medium; without one, nothing of it. */
const setNoMotion = (feature?: "prefers-reduced-motion" | "print") => {
  noMotion.matches = feature !== undefined && noMotion.media.includes(feature);
  act(() => void noMotion.dispatchEvent(new Event("change")));
};

function setHidden(isHidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

const show = () => render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <HeroSection /> }])} />);

/** The typed letters on the plate. */
const typed = () => document.querySelector("[aria-hidden] .caret")!.textContent;
const pauseButton = () => screen.getByRole("button", { name: hero.pause });
/** The part of the page that holds the phrase while the mouse is in it. */
const part = () => screen.getByRole("figure").parentElement!;
const enter = (pointerType: string) =>
  void fireEvent(part(), Object.assign(createEvent.pointerOver(part()), { pointerType }));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** The phrase is complete, and stays. */
function expectRest(phrase: string) {
  expect(typed()).toBe(phrase);
  pass(2 * PHRASE_MS);
  expect(typed()).toBe(phrase);
}

/** From a stop on, a phrase is shown for its whole time before the next one is typed. */
function expectResumed(phrase: string) {
  pass(PHRASE_MS - 1);
  expect(typed()).not.toBe(phrase);
  pass(1 + TYPING_MS);
  expect(typed()).toBe(phrase);
}

beforeEach(() => {
  vi.useFakeTimers();
  noMotion.matches = false;
  vi.stubGlobal("matchMedia", (media: string) => Object.assign(noMotion, { media }));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe("the hero's phrase", () => {
  it("shows the six phrases in their order, one every 3300 ms, each typed letter by letter in 2 s, and wraps", () => {
    show();
    const start = Date.now();
    const passUntil = (milliseconds: number) => pass(Math.round(start + milliseconds - Date.now()));
    for (const [turn, phrase] of [...PHRASES, PHRASES[0]].entries()) {
      const beginning = turn * PHRASE_MS;
      // The first one is complete at once.
      for (let letters = turn === 0 ? phrase.length : 0; letters < phrase.length; letters++) {
        passUntil(beginning + ((letters + 0.5) * TYPING_MS) / phrase.length);
        expect(typed()).toBe(phrase.slice(0, letters));
      }
      passUntil(beginning + PHRASE_MS - 1);
      expect(typed()).toBe(phrase);
    }
  });

  it("stops at the whole phrase by its button, and goes on by it", () => {
    show();
    expect(pauseButton()).toHaveAttribute("aria-pressed", "false");
    pass(PHRASE_MS + TYPING_MS / 2);
    fireEvent.click(pauseButton());
    expect(pauseButton()).toHaveAttribute("aria-pressed", "true");
    expectRest(PHRASES[1]);
    fireEvent.click(pauseButton());
    expect(pauseButton()).toHaveAttribute("aria-pressed", "false");
    expectResumed(PHRASES[2]);
  });

  it.each<[where: string, stop: () => void, resume: () => void]>([
    ["where no motion is wanted", () => setNoMotion("prefers-reduced-motion"), () => setNoMotion()],
    ["in print", () => setNoMotion("print"), () => setNoMotion()],
    ["in a hidden tab", () => setHidden(true), () => setHidden(false)],
    ["under the mouse", () => enter("mouse"), () => fireEvent.pointerLeave(part())],
    ["with the keyboard's focus", () => act(() => pauseButton().focus()), () => act(() => pauseButton().blur())],
  ])("rests, complete, %s", (_, stop, resume) => {
    show();
    pass(PHRASE_MS + TYPING_MS / 2);
    stop();
    expectRest(PHRASES[1]);
    resume();
    expectResumed(PHRASES[2]);
  });

  it("stays paused when the mouse leaves or the tab is shown again", () => {
    show();
    fireEvent.click(pauseButton());
    enter("mouse");
    fireEvent.pointerLeave(part());
    setHidden(true);
    setHidden(false);
    expectRest(PHRASES[0]);
  });

  it("is not held by a finger, which never leaves", () => {
    show();
    enter("touch");
    expectResumed(PHRASES[1]);
  });

  it("stands still from the start where no motion is wanted", () => {
    noMotion.matches = true;
    show();
    expectRest(PHRASES[0]);
  });
});

it("is read as one sentence with all six phrases, and leads to the calendar, in a new tab, and to the form", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`${hero.heading}: ${PHRASES.join(", ")}.`);
  const outside = screen.getByRole("link", { name: "Book a Demo" });
  expect(outside).toHaveAttribute("href", site.bookingUrl);
  expect(outside).toHaveAttribute("target", "_blank");
  expect(screen.getByRole("link", { name: hero.askDemo })).toHaveAttribute("href", paths.bookDemo);
});
