import "../ui/clock-tile.css";
import "./night-clock.css";
import { useEffect, useState } from "react";
import { layout } from "../content/layout";

/** A section's time, in minutes since midnight, and the scroll position at which it is reached. */
export interface ClockStop {
  minutes: number;
  y: number;
}

const DAY = 24 * 60;

/** The time of a stop lasts for these pixels, since an anchor ends at a fraction of one, and a minute can be as short. */
const AT_STOP = 2;

/**
 * Returns the time at a scroll position. Between two stops it passes evenly, over midnight if need be; stepwise it
 * changes at the stops only.
 *
 * @param stops from the top of the page, the first one at 0
 */
export function timeAt(y: number, stops: ClockStop[], isStepwise: boolean): string {
  const index = stops.findLastIndex((stop) => stop.y <= y);
  const { minutes, y: from } = stops[index]!;
  const next = stops[index + 1];
  const scrolled = Math.max(0, y - from - AT_STOP);
  const passed = next && !isStepwise ? (((next.minutes - minutes + DAY) % DAY) * scrolled) / (next.y - from) : 0;
  const now = Math.floor(minutes + passed) % DAY;
  return [Math.floor(now / 60), now % 60].map((figure) => String(figure).padStart(2, "0")).join(":");
}

/** Returns the stops of the page, and where its first part ends. Anchors lead exactly to a section's stop. */
function measure() {
  const anchorOffset = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const end = document.documentElement.scrollHeight - window.innerHeight;
  /** One pixel early, since browsers round scroll positions. The last section may not reach the top of a high window. */
  const position = (section: Element | null) => {
    const top = section ? section.getBoundingClientRect().top + window.scrollY : 0;
    return Math.max(0, Math.min(top - anchorOffset, end) - 1);
  };
  const stops = Array.from(document.querySelectorAll<HTMLTimeElement>("main [data-clock-stop]"), (time) => {
    const [hours, minutes] = time.dateTime.split(":").map(Number) as [number, number];
    return { minutes: hours * 60 + minutes, y: position(time.closest("section")) };
  });
  return { stops, heroEnd: position(document.querySelector("main section")) };
}

/**
 * Returns the time from the first scroll on, before it an empty text, and whether the hero is out of view. The stops are
 * measured when the page or the window changes its size, not while it scrolls.
 */
function useScrolledTime() {
  const [time, setTime] = useState("");
  const [isPastHero, setPastHero] = useState(false);

  useEffect(() => {
    const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const listeners = new AbortController();
    let places: ReturnType<typeof measure> | undefined;
    let hasScrolled = false;
    function update() {
      const y = Math.max(0, window.scrollY);
      hasScrolled ||= y > 0;
      if (!hasScrolled || !places?.stops.length) return;
      setTime(timeAt(y, places.stops, reducedMotion.matches));
      setPastHero(y >= places.heroEnd);
    }
    function remeasure() {
      places = measure();
      update();
    }
    // Also reports the first size.
    const resized = new ResizeObserver(remeasure);
    resized.observe(document.getElementById(layout.mainId)!);
    window.addEventListener("resize", remeasure, { signal: listeners.signal });
    window.addEventListener("scroll", update, { passive: true, signal: listeners.signal });
    return () => {
      resized.disconnect();
      listeners.abort();
    };
  }, []);

  return { time, isPastHero };
}

/**
 * The clock in the header, which runs from one section's time to the next as the visitor scrolls. Decoration: each
 * section says its own time. It appears with the first scroll, beside the brand; where the bar has no room, over the
 * brand's word, once the hero is out of view.
 */
export function NightClock() {
  const { time, isPastHero } = useScrolledTime();
  return (
    <span aria-hidden className={`night-clock ${time && "running"} ${isPastHero ? "past-hero" : ""}`}>
      <span data-time={time} className="clock-tile clock-tile-lit forced-colors:border-2" />
    </span>
  );
}
