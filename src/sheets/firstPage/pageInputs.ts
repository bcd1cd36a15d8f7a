import type { CellSpec, ConditionalFormatSpec } from "../../workbook/spec";
import { formatOf } from "../accepts";
import type { Block } from "../block";
import { COVER_FIELDS, type CoverField } from "../coverFields";
import { quoted } from "../formulaText";
import { inputValidation, type InputRow } from "../inputBlock";
import { differsText, followed, inputOrLinked, isFollowing, linkedLook, type Links } from "../links";
import { LEFT_HALF, type PageHalf, RIGHT_HALF } from "./pageHalf";
import { QUESTION_PT } from "./questionRow";

/** Inputs below a heading. */
export interface InputGroup {
  heading: string;
  rows: readonly InputRow[];
}

/** A cell to fill in, with its label: one of the cover, or an input. */
interface Field {
  half: PageHalf;
  /** Rows below the heading. */
  below: number;
  id: string;
  label: string;
  value: InputRow["value"];
  format: string | undefined;
  /** Beside it: the unit, or nothing. */
  unit: string;
  /** Are words entered that a figure's cell has no room for? */
  isWide: boolean;
  follows: string | undefined;
  input?: InputRow;
}

const ROW_PT = 15.75;

/** What stands beside the heading: further inputs are on a sheet of their own, or follow one. */
function aboutInputs(further: string | undefined, links: Links | undefined): string {
  const followed = links ? `, green ones follow ${links.source}` : "";
  if (further !== undefined) return `yellow cells${followed}, also on sheet ${further}`;
  return links ? `yellow cells${followed}` : "yellow cells; what is empty is named in the verdict";
}

/**
 * All inputs in two groups side by side; customer, project and author begin the left one, date and version the right.
 *
 * @param further Name of the sheet with inputs that have no room here.
 */
export function pageInputsBlock([left, right]: readonly [InputGroup, InputGroup], further?: string): Block {
  const names = COVER_FIELDS.filter(({ isWide }) => isWide);
  const others = COVER_FIELDS.filter(({ isWide }) => !isWide);
  const fields = [...fieldsOf(left, names, LEFT_HALF), ...fieldsOf(right, others, RIGHT_HALF)];
  const rows = Math.max(...fields.map(({ below }) => below));
  const at = (field: Field, row: number): string => `${cellOf(field)}${row + field.below}`;
  return {
    height: rows + 1,
    inputs: {
      cells: [...left.rows, ...right.rows].map(({ value, optional, ...row }) => ({
        ...row,
        optional: optional ?? value === null,
      })),
    },
    ids: (row) => Object.fromEntries(fields.map((field) => [field.id, at(field, row)])),
    draw: ({ row, columns, links }) => ({
      cells: [
        { kind: "text", at: `A${row}`, text: left.heading, style: "question", columns },
        {
          kind: "text",
          at: `${LEFT_HALF.input}${row}`,
          text: aboutInputs(further, links),
          style: "questionAnswer",
        },
        { kind: "text", at: `${RIGHT_HALF.label}${row}`, text: right.heading, style: "question" },
        ...fields.flatMap((field) => fieldCells(field, row + field.below, links)),
      ],
      validations: fields.flatMap((field) => {
        const found = field.input && inputValidation(field.input, at(field, row), links);
        return found ? [found] : [];
      }),
      conditionalFormats: fields.flatMap((field) => fieldLook(field, row + field.below, links)),
      rowHeights: [
        { rows: [row, row], points: QUESTION_PT },
        { rows: [row + 1, row + rows], points: ROW_PT },
      ],
    }),
  };
}

function fieldsOf(group: InputGroup, cover: readonly CoverField[], half: PageHalf): Field[] {
  const covers = cover.map(({ id, label, format, isWide, follows }) => ({
    ...{ id, label, isWide, format, follows },
    value: null,
    unit: "",
  }));
  const inputs = group.rows.map((input) => {
    const { id, label, value, accepts, follows, format = formatOf(accepts) } = input;
    const isWide = needsRoom(input);
    return {
      id,
      label,
      value,
      format,
      isWide,
      follows,
      unit: isWide ? "" : unitText(input, half.room),
      input,
    };
  });
  return [...covers, ...inputs].map((field, i) => ({ ...field, half, below: i + 1 }));
}

/** Longest choice that an input of figures has room for. */
const MAX_CHOICE_LENGTH = 9;

function needsRoom({ accepts }: InputRow): boolean {
  if ("text" in accepts) return true;
  return "oneOf" in accepts && accepts.oneOf.some((choice) => choice.length > MAX_CHOICE_LENGTH);
}

/** The unit, and the hint where both have room: the message of the input shows it anyway. */
function unitText({ unit, hint = "" }: InputRow, room: number): string {
  const both = [unit, hint].filter((one) => one !== "").join(", ");
  return both.length <= room ? both : unit;
}

const cellOf = ({ isWide, half }: Field): string => (isWide ? half.wide.input : half.input);

/** May what is entered be as long as one likes? Choices, figures and dates are not. */
function isEndless({ input, format }: Field): boolean {
  return input ? "text" in input.accepts : format === undefined;
}

function fieldCells(field: Field, row: number, links: Links | undefined): CellSpec[] {
  const { half, label, value, format, isWide } = field;
  const input = {
    kind: "input",
    at: `${cellOf(field)}${row}`,
    value,
    style: isWide ? half.wide.style : "entry",
    ...(format === undefined ? {} : { format }),
  } as const;
  return [
    { kind: "text", at: `${half.label}${row}`, text: label, style: "pageLabel" },
    ...(isWide ? half.wide.look(row) : []),
    inputOrLinked(input, followed(field.follows, links)),
    ...(isEndless(field)
      ? [{ kind: "text", at: `${half.stop}${row}`, text: " ", style: "pageLabel" } satisfies CellSpec]
      : []),
    ...unitCells(field, row, links),
  ];
}

/** What stands beside an input: its unit, and that it was typed over. */
function unitCells(field: Field, row: number, links: Links | undefined): CellSpec[] {
  const { half, input, unit, follows } = field;
  const at = `${half.unit}${row}`;
  const link = followed(follows, links);
  // Words that are entered in the left half have no room beside them.
  if (link !== undefined && links && !(field.isWide && half === LEFT_HALF)) {
    const followedUnit = field.isWide ? "" : (input?.unit ?? "");
    const same = isFollowing(`${cellOf(field)}${row}`, link);
    const differs = differsText(links, followedUnit, half.room);
    const formula = `IF(${same},${quoted(followedUnit)},${quoted(differs)})`;
    return [{ kind: "formula", at, formula, style: "entryUnit" }];
  }
  return unit === "" ? [] : [{ kind: "text", at, text: unit, style: "entryUnit" }];
}

/** The look of an input that follows something, with the colored cells that its words run on into. */
function fieldLook(field: Field, row: number, links: Links | undefined): ConditionalFormatSpec[] {
  const link = followed(field.follows, links);
  if (link === undefined) return [];
  const { half, isWide } = field;
  const at = `${cellOf(field)}${row}`;
  const [first, last] = isWide ? half.wide.ends : [cellOf(field), cellOf(field)];
  const cell = `$${cellOf(field)}${row}`;
  return [linkedLook(isWide ? `${first}${row}:${last}${row}` : at, cell, link)];
}
