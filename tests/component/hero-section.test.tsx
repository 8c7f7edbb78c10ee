import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hero } from "../../src/content/hero";
import { HeroSection } from "../../src/pages/home/hero/hero-section";
import { site } from "../../src/site";
import { HERO_PHRASES, PHRASE_MILLISECONDS, TYPING_MILLISECONDS } from "../hero-phrases";

/** Answers `matchMedia` for one kind of visitor and lets a test change its mind. */
function visitor({ wantsNoMotion }: { wantsNoMotion: boolean }) {
  const query = Object.assign(new EventTarget(), { matches: wantsNoMotion });
  vi.stubGlobal("matchMedia", () => query);
  return {
    change(matches: boolean) {
      query.matches = matches;
      act(() => void query.dispatchEvent(new Event("change")));
    },
  };
}

function setHidden(isHidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

const show = () => render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <HeroSection /> }])} />);

/** What is typed on the plate so far, and the record that is lit in the book. */
const plate = () => document.querySelector("[aria-hidden] .caret")!.textContent;
const litRecord = () => screen.getAllByRole("listitem").findIndex(({ className }) => className.includes("lamp-wash"));

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the hero's phrase", () => {
  it("shows the six phrases in their order, one every 3300 ms, and wraps", () => {
    visitor({ wantsNoMotion: false });
    show();
    pass(PHRASE_MILLISECONDS - 1);
    for (const [index, phrase] of [...HERO_PHRASES, HERO_PHRASES[0]].entries()) {
      expect(plate()).toBe(phrase);
      expect(litRecord()).toBe(index % HERO_PHRASES.length);
      pass(PHRASE_MILLISECONDS);
    }
  });

  it("types each within two seconds, letter by letter", () => {
    visitor({ wantsNoMotion: false });
    show();
    pass(PHRASE_MILLISECONDS);
    const phrase = HERO_PHRASES[1];
    for (let letters = 0; letters <= phrase.length; letters++) {
      expect(plate()).toBe(phrase.slice(0, letters));
      pass(TYPING_MILLISECONDS / phrase.length);
    }
  });

  it("is read once, as one sentence with all six", () => {
    visitor({ wantsNoMotion: false });
    show();
    const name = screen.getByRole("heading", { level: 1 });
    expect(name).toHaveTextContent(`${hero.heading}: ${HERO_PHRASES.join(", ")}.`);
  });

  it("pauses and resumes by its button", () => {
    visitor({ wantsNoMotion: false });
    show();
    const pause = screen.getByRole("button", { name: hero.pause, pressed: false });
    pass(PHRASE_MILLISECONDS);
    fireEvent.click(pause);
    expect(pause).toHaveAttribute("aria-pressed", "true");
    pass(10 * PHRASE_MILLISECONDS);
    expect(plate()).toBe(HERO_PHRASES[1]);
    expect(litRecord()).toBe(1);
    fireEvent.click(pause);
    pass(PHRASE_MILLISECONDS + TYPING_MILLISECONDS);
    expect(plate()).toBe(HERO_PHRASES[2]);
  });

  it("stands still with a whole phrase where no motion is wanted, and on paper", () => {
    const { change } = visitor({ wantsNoMotion: true });
    show();
    pass(10 * PHRASE_MILLISECONDS);
    expect(plate()).toBe(HERO_PHRASES[0]);
    change(false);
    pass(PHRASE_MILLISECONDS + TYPING_MILLISECONDS / 2);
    expect(plate()).not.toBe(HERO_PHRASES[1]);
    change(true);
    expect(plate()).toBe(HERO_PHRASES[1]);
  });

  it("rests under a mouse", () => {
    visitor({ wantsNoMotion: false });
    show();
    const part = screen.getByRole("figure").parentElement!;
    fireEvent(part, Object.assign(createEvent.pointerOver(part), { pointerType: "mouse" }));
    pass(10 * PHRASE_MILLISECONDS);
    expect(plate()).toBe(HERO_PHRASES[0]);
    fireEvent.pointerLeave(part);
    pass(PHRASE_MILLISECONDS + TYPING_MILLISECONDS);
    expect(plate()).toBe(HERO_PHRASES[1]);
  });

  it("costs nothing in a hidden tab", () => {
    visitor({ wantsNoMotion: false });
    show();
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    setHidden(false);
    pass(PHRASE_MILLISECONDS + TYPING_MILLISECONDS);
    expect(plate()).toBe(HERO_PHRASES[1]);
  });

  it("leaves no timer behind", () => {
    visitor({ wantsNoMotion: false });
    show().unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("leads outside by Book a Demo and to the form by another name", () => {
  visitor({ wantsNoMotion: false });
  show();
  const outside = screen.getByRole("link", { name: "Book a Demo" });
  expect(outside).toHaveAttribute("href", site.bookingUrl);
  expect(outside).toHaveAttribute("target", "_blank");
  expect(outside).toHaveAttribute("rel", "noopener");
  expect(screen.getByRole("link", { name: hero.askDemo })).toHaveAttribute("href", "/book-demo");
});
