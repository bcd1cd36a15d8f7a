/** A line at one side of a cell. */
export interface BorderLine {
  style: "thin" | "medium" | "thick" | "dotted";
  /** RGB without `#`. */
  color: string;
}

/** How a named style looks. Writers translate it; specs only name it. */
export interface Look {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  sizePt?: number;
  /** RGB without `#`. */
  color?: string;
  fill?: string;
  /** Gray lines around it or below it, or a line of its own for each side. */
  border?: "thin" | "bottom" | Partial<Record<"top" | "right" | "bottom" | "left", BorderLine>>;
  wrap?: boolean;
  align?: "left" | "center" | "right";
  /** At the top if not given: where one cell of a row wraps, the others stand beside its first line. */
  valign?: "center" | "bottom";
  /** Blank space before the text, in steps of about three characters. */
  indent?: number;
  /** Only inputs are unlocked when a sheet is protected. */
  unlocked?: boolean;
}

/** Kinds of lines that users draw. */
export type OwnLine =
  | BorderLine["style"]
  | "hair"
  | "dashed"
  | "dashDot"
  | "dashDotDot"
  | "double"
  | "mediumDashed"
  | "mediumDashDot"
  | "mediumDashDotDot"
  | "slantDashDot";

/** How a cell looks that a user formatted. */
export interface OwnLook extends Omit<Look, "align" | "border" | "valign"> {
  strike?: boolean;
  /** The typeface, where it is not the usual one. */
  font?: string;
  raised?: "superscript" | "subscript";
  align?: Look["align"] | "justify" | "distributed";
  valign?: "top" | Look["valign"];
  /** Degrees that the text climbs, from -90 to 90; or letters below each other. */
  rotation?: number | "stacked";
  border?: Partial<Record<"top" | "right" | "bottom" | "left", { style: OwnLine; color: string }>>;
}
