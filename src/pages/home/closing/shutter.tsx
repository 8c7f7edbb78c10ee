import { useRef } from "react";
import { SHUT } from "../../../brand/motions";
import { useEntrance } from "../../../ui/use-entrance";

const MOVES = [{ motion: SHUT }];

/** The shutter between day and closing time. */
export function Shutter() {
  const shutter = useRef<HTMLDivElement>(null);
  useEntrance(shutter, MOVES);
  return <div ref={shutter} aria-hidden className="shutter" />;
}
