import "./small-hours.css";
import { smallHours } from "../../../content/small-hours";
import { entrance } from "../../../ui/entrance";
import { NumberPlate } from "../../../ui/number-plate";

const { time, text, registration } = smallHours;

/** The middle of the night: somebody rings the dark showroom. */
export function SmallHours() {
  return (
    <div className="small-hours">
      <div className="max-w-page px-gutter relative mx-auto">
        <p className="font-sign tracking-sub text-title text-night-text @lg:text-headline font-bold text-balance @sm:text-center">
          <time
            dateTime={time}
            className="small-hours-time scene-time font-sign text-lamp font-bold forced-colors:static"
          >
            {time}
          </time>{" "}
          <span>{text}</span>
        </p>
        <div ref={entrance} aria-hidden className="small-hours-scene drawn">
          <div className="small-hours-call">
            <div className="small-hours-plate">
              <NumberPlate>{registration}</NumberPlate>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
