import { act, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { layout } from "../../src/content/layout";
import { NightClock } from "../../src/layout/night-clock";

test("the header's clock measures the page anew when the window changes its size", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("scrollY", 10);
  document.documentElement.style.setProperty("scroll-padding-top", "0px");
  render(
    <>
      <NightClock />
      <main id={layout.mainId}>
        <time data-clock-stop="" dateTime="18:02" />
      </main>
    </>,
  );
  // Nothing has been measured: the test's ResizeObserver reports no size.
  expect(document.querySelector("[data-time]")).toHaveAttribute("data-time", "");
  act(() => void window.dispatchEvent(new Event("resize")));
  expect(document.querySelector("[data-time]")).toHaveAttribute("data-time", "18:02");
});
