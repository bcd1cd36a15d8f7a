import type { BorderLine, Look, OwnLook } from "../styles";

/** Gray that stands out from white by 3.9 to 1: borders mark inputs. */
const GREY: BorderLine = { style: "thin", color: "808080" };

type Lines<L extends Look | OwnLook> = Exclude<NonNullable<L["border"]>, string>;

/** The lines of a look by their side. */
export function bordersOf(border: Look["border"]): Lines<Look>;
export function bordersOf(border: Look["border"] | OwnLook["border"]): Lines<OwnLook>;
export function bordersOf(border: Look["border"] | OwnLook["border"]): Lines<OwnLook> {
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
