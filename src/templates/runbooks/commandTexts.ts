import type { Block } from "../../sheets/block";
import { cut, firstOf, quoted } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { keyOf } from "./addressKeys";
import { NO_ADDRESS } from "./addressTest";
import type { Contradiction } from "./contradiction";
import { isUuid } from "./uuidTest";

/** An entered text that a shell command holds. */
interface CommandText {
  id: string;
  label: string;
  /** The text as a formula. */
  text: string;
  /** What is wrong with it, as a formula; "usable" where nothing is. */
  problem: string;
  /** Is it put in single quotes, as a shell takes any text? */
  isQuoted: boolean;
  /** Ids of the runbooks with the command. */
  runbooks: readonly string[];
}

const USABLE = quoted("usable");

/** Codes of the characters that end or edit a pasted line. */
const CONTROLS = [...Array.from({ length: 31 }, (_, i) => i + 1), 127];

/** What a shell would not take as a part of a text in single quotes. */
function problemInQuotes(text: string): string {
  const found = ['"\'"', ...CONTROLS.map((code) => `CHAR(${code})`)].map((one) => `FIND(${one},${text})`);
  return firstOf(
    [
      [`COUNT(${found.join(",")})>0`, quoted("holds a ' or a control character")],
      [`OR(LEFT(${text},1)=" ",RIGHT(${text},1)=" ")`, quoted("begins or ends with a space")],
    ],
    USABLE,
  );
}

/** A name of a file or of an object of vCenter, in which each space counts. */
const name = (id: string, label: string, runbooks: readonly string[], text = `{${id}}`): CommandText => ({
  id,
  label,
  text,
  problem: problemInQuotes(text),
  isQuoted: true,
  runbooks,
});

const address = (id: "staleAddress" | "newAddress", label: string): CommandText => ({
  id,
  label,
  text: `{${id}}`,
  problem: `IF(${keyOf(id)}="${NO_ADDRESS}",${quoted("is not an address")},${USABLE})`,
  isQuoted: false,
  runbooks: ["partition"],
});

const uuid = (id: string, label: string, text = `TRIM({${id}})`): CommandText => ({
  id,
  label,
  text,
  problem: `IF(${isUuid(text)},${USABLE},${quoted("is not a UUID")})`,
  isQuoted: false,
  runbooks: ["partition"],
});

const TEXTS: readonly CommandText[] = [
  name("vcenter", "vCenter", ["bootstrap"], "TRIM({vcenter})"),
  name("firstHost", "the first host", ["bootstrap"], 'IF({hostCount}=0,"",INDEX({ordered.name},1))'),
  name("datacenter", "the datacenter", ["health"], "TRIM({datacenter})"),
  address("staleAddress", "the vSAN address of the stale entry"),
  uuid("staleUuid", "the node UUID of the stale entry"),
  address("newAddress", "the vSAN address of the host"),
  uuid("newUuid", "the node UUID of the host"),
  name("dumpHost", "the host with the purple screen", ["dump"], "TRIM({dumpHost})"),
  name("dumpFile", "the dump file", ["dump"]),
  name("dumpStore", "the datastore for the copy", ["dump"], "TRIM({dumpStore})"),
];

/** Characters of a text that sentences have room for. */
const TEXT_ROOM = 40;

const findingOf = (index: number): string => `{texts.finding#${index + 1}}`;

/** The texts of shell commands, and whether a command can hold them. */
export function commandTexts(): Block {
  return gridBlock({
    id: "texts",
    heading: "Texts in shell commands",
    rows: TEXTS.length,
    columns: [
      { id: "text", header: "Text", texts: TEXTS.map(({ label }) => label) },
      {
        id: "finding",
        header: "Finding",
        formula: TEXTS.map(({ text, problem }) => `IF(TRIM(${text})="",${quoted("empty")},${problem})`),
      },
    ],
  });
}

/** A text as one word of a shell command, or what has to be filled in: an unusable text is never printed. */
export function inShell(id: string, placeholder: string): string {
  const index = TEXTS.findIndex((one) => one.id === id);
  const found = TEXTS[index];
  if (!found) throw new Error(`"${id}" is not a text of the commands`);
  const word = found.isQuoted ? `"'"&${found.text}&"'"` : found.text;
  return `IF(${findingOf(index)}="usable",${word},"<${placeholder}>")`;
}

/** Texts that no command can hold. */
export const UNUSABLE_TEXTS: readonly Contradiction[] = TEXTS.map(({ label, text, runbooks }, i) => ({
  mark: "bad",
  when: `AND(${findingOf(i)}<>"empty",${findingOf(i)}<>"usable")`,
  says: `${quoted(`${label} "`)}&${cut(text, TEXT_ROOM)}&${quoted('" ')}&${findingOf(i)}`,
  runbooks,
}));
