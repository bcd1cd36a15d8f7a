import { cellText } from "../../../importers/tables/cellText";
import { MarkupScanner } from "../../../importers/tables/markupScanner";
import { MAX_TEXT_LENGTH } from "./limits";
import type { Parts } from "./parts";

/** The texts that cells share. */
export interface FileTexts {
  texts: readonly string[];
  /** Numbers of texts whose words look different from each other. */
  formatted: ReadonlySet<number>;
}

/**
 * Reads the texts that cells share. How words are read aloud is no part of them.
 *
 * @throws SyntaxError for a damaged part, and for more text than a workbook may have.
 */
export async function fileTexts(parts: Parts, path: string): Promise<FileTexts> {
  const texts: string[] = [];
  const formatted = new Set<number>();
  let [text, runs, phonetic, length] = ["", 0, 0, 0];
  const scanner: MarkupScanner = new MarkupScanner({
    open(name) {
      if (name === "si") [text, runs] = ["", 0];
      else if (name === "rPr") runs += 1;
      else if (name === "rPh") phonetic += 1;
      else if (name === "t") scanner.wantsText = phonetic === 0;
    },
    text: (piece) => void (text += piece),
    close(name) {
      if (name === "t") scanner.wantsText = false;
      else if (name === "rPh") phonetic = Math.max(0, phonetic - 1);
      else if (name === "si") {
        if (runs > 0) formatted.add(texts.length);
        length += text.length;
        if (length > MAX_TEXT_LENGTH)
          throw new SyntaxError("its texts have more than 256 million characters");
        texts.push(textOfXml(text));
      }
    },
  });
  await parts.read(path, (piece) => scanner.push(piece));
  scanner.end();
  return { texts, formatted };
}

/** A text as its cell holds it: escapes resolved, ends of lines as descriptions have them. */
export function textOfXml(text: string): string {
  // As every reader of XML does, before escapes are resolved.
  return withoutReturns(cellText(withoutReturns(text)));
}

function withoutReturns(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}
