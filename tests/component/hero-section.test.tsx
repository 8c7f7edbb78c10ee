import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hero } from "../../src/content/hero";
import { paths } from "../../src/paths";
import { HeroSection } from "../../src/pages/home/hero/hero-section";
import { PHRASE_MS, TYPING_MS } from "../../src/pages/home/hero/use-phrase-cycle";
import { site } from "../../src/site";

const reducedMotion = Object.assign(new EventTarget(), { matches: false });

function setHidden(isHidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

const show = () => render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <HeroSection /> }])} />);

const PHRASES = hero.nightLog.entries.map(({ phrase }) => phrase);

/** The typed letters on the plate. */
const typed = () => document.querySelector("[aria-hidden] .caret")!.textContent;
const pauseButton = () => screen.getByRole("button", { name: hero.pause });
const book = () => screen.getByRole("figure");
const plate = () => document.querySelector(".caret")!;
const enter = (element: Element, pointerType: string) =>
  void fireEvent(element, Object.assign(createEvent.pointerOver(element), { pointerType }));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** The phrase is complete, and stays. */
function expectRest(phrase: string) {
  for (let tenths = 0; tenths < 2 * PHRASE_MS; tenths += 100) {
    expect(typed()).toBe(phrase);
    pass(100);
  }
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
  reducedMotion.matches = false;
  vi.stubGlobal("matchMedia", (query: string) => query === "(prefers-reduced-motion: reduce)" && reducedMotion);
});

describe("the hero's phrase", () => {
  it("shows the six phrases in their order, one every 3300 ms, each typed letter by letter in 2 s, and wraps", () => {
    // As specified.
    const phrases =
      "Book MOTs & services; Take payments; Run reminder campaigns; Convert & upsell VHCs; Reduce no-shows; Gather information";
    const [first, ...others] = phrases.split("; ");
    show();
    const start = Date.now();
    const passUntil = (milliseconds: number) => pass(Math.round(start + milliseconds - Date.now()));
    for (const [turn, phrase] of [first!, ...others, first!].entries()) {
      const beginning = turn * 3300;
      // The first one is complete at once.
      for (let letters = turn === 0 ? phrase.length : 0; letters < phrase.length; letters++) {
        passUntil(beginning + ((letters + 0.5) * 2000) / phrase.length);
        expect(typed(), `the plate of "${phrase}", typed for the time of ${letters} letters`).toBe(
          phrase.slice(0, letters),
        );
      }
      passUntil(beginning + 3300 - 1);
      expect(typed(), `the plate at the end of "${phrase}"`).toBe(phrase);
    }
  });

  it("stops at the whole phrase by its button, and goes on by it", () => {
    show();
    expect(pauseButton()).toHaveAttribute("aria-pressed", "false");
    pass(PHRASE_MS + TYPING_MS / 2);
    fireEvent.click(pauseButton());
    expect(pauseButton()).toHaveAttribute("aria-pressed", "true");
    expectRest(PHRASES[1]!);
    fireEvent.click(pauseButton());
    expect(pauseButton()).toHaveAttribute("aria-pressed", "false");
    expectResumed(PHRASES[2]!);
  });

  it.each<[where: string, stop: () => void, resume: () => void]>([
    ["in a hidden tab", () => setHidden(true), () => setHidden(false)],
    ["with the mouse on the plate", () => enter(plate(), "mouse"), () => fireEvent.pointerOut(plate())],
    ["with the mouse on the night book", () => enter(book(), "mouse"), () => fireEvent.pointerOut(book())],
    ["with the keyboard's focus", () => act(() => pauseButton().focus()), () => act(() => pauseButton().blur())],
  ])("rests, complete, %s", (_, stop, resume) => {
    show();
    pass(PHRASE_MS + TYPING_MS / 2);
    stop();
    expectRest(PHRASES[1]!);
    resume();
    expectResumed(PHRASES[2]!);
  });

  it("stays paused when the mouse leaves or the tab is shown again", () => {
    show();
    fireEvent.click(pauseButton());
    enter(book(), "mouse");
    fireEvent.pointerOut(book());
    setHidden(true);
    setHidden(false);
    expectRest(PHRASES[0]!);
  });

  it.each([
    ["a finger, which never leaves", () => enter(book(), "touch")],
    ["the mouse elsewhere on the first screen", () => enter(screen.getByRole("heading"), "mouse")],
    ["the keyboard's focus elsewhere on it", () => act(() => screen.getAllByRole("link")[0]!.focus())],
  ])("goes on under %s", (_, move) => {
    show();
    move();
    expectResumed(PHRASES[1]!);
  });

  it("has as many letters as the time allows, however few timers a busy browser runs", () => {
    show();
    pass(PHRASE_MS);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + TYPING_MS / 2);
    pass(TYPING_MS / PHRASES[1]!.length);
    expect(typed()).toBe(PHRASES[1]!.slice(0, Math.round(PHRASES[1]!.length / 2)));
  });

  it("changes as a whole for visitors who want no motion, and can be paused", () => {
    reducedMotion.matches = true;
    show();
    for (const phrase of [...PHRASES, PHRASES[0]!]) {
      expect(typed()).toBe(phrase);
      pass(PHRASE_MS - 1);
      expect(typed()).toBe(phrase);
      pass(1);
    }
    fireEvent.click(pauseButton());
    expectRest(PHRASES[1]!);
  });
});

it("the hero is read as one sentence with all its phrases, and leads to the calendar and to the form", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`${hero.heading}: ${PHRASES.join(", ")}.`);
  expect(screen.getByRole("link", { name: "Book a Demo" })).toHaveAttribute("href", site.bookingUrl);
  expect(screen.getByRole("link", { name: hero.askDemo })).toHaveAttribute("href", paths.bookDemo);
});
