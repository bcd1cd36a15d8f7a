/** A fenced block of a document. */
export interface Fence {
  /** First word behind the fence: `sh`, `text`, `ts`, `diff`. */
  language: string;
  /** What follows it: the file that the block is, or changes. */
  file: string;
  text: string;
  /** 1-based line of the fence. */
  line: number;
}

/** Text in backticks, with its line. */
export interface InlineCode {
  code: string;
  line: number;
}

/** A link or picture, with its line. */
export interface Link {
  target: string;
  line: number;
}

/** A fenced block: language, file, text. */
export const FENCE = /^```(\S*)[ \t]*(.*)\n([^]*?)^```$/gm;

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/** Fenced blocks in their order. */
export function fences(text: string): Fence[] {
  return [...text.matchAll(FENCE)].map((match) => {
    const [, language = "", file = "", body = ""] = match;
    return { language, file: file.trim(), text: body, line: lineAt(text, match.index) };
  });
}

/** The document with blanks where its fenced blocks are: lines keep their numbers. */
function prose(text: string): string {
  return text.replace(FENCE, (block) => block.replace(/[^\n]/g, " "));
}

/** Text in backticks outside of fenced blocks; a bar is escaped in tables. */
export function inlineCode(text: string): InlineCode[] {
  const written = prose(text);
  return [...written.matchAll(/`([^`]+)`/g)].map((match) => ({
    code: String(match[1]).replaceAll("\\|", "|").replace(/\s+/g, " "),
    line: lineAt(written, match.index),
  }));
}

/** Targets of links and pictures outside of fenced blocks and backticks. */
export function links(text: string): Link[] {
  const written = prose(text).replace(/`[^`]*`/g, (code) => code.replace(/[^\n]/g, " "));
  return [...written.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => ({
    target: String(match[1]),
    line: lineAt(written, match.index),
  }));
}

/** Anchors of the headings, as GitHub makes them. */
export function anchors(text: string): string[] {
  const headings = [...prose(text).matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, heading = ""]) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[`*]/g, "")
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** The cells of each row of a table, without its rule. */
export function tableRows(text: string): { cells: string[]; line: number }[] {
  return prose(text)
    .split("\n")
    .flatMap((row, i) => {
      if (!row.startsWith("|") || /^[|\s:-]+$/.test(row)) return [];
      const cells = row.replace(/^\||\|\s*$/g, "").split(/(?<!\\)\|/);
      return [{ cells: cells.map((cell) => cell.trim().replaceAll("\\|", "|")), line: i + 1 }];
    });
}
