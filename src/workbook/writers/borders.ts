import type { BorderLine, Look } from "../styles";

/** Gray that stands out from white by 3.9 to 1: borders mark inputs. */
const GREY: BorderLine = { style: "thin", color: "808080" };

/** The lines of a look by their side. */
export function bordersOf(border: Look["border"]): Exclude<NonNullable<Look["border"]>, string> {
  switch (border) {
    case undefined:
      return {};
    case "thin":
      return { top: GREY, right: GREY, bottom: GREY, left: GREY };
    case "bottom":
      return { bottom: GREY };
    default:
      return border;
  }
}
