import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import type { SourceFile } from "../../../archive/source";
import type { FileReading } from "../../reading/fileThreads";
import { readChunks } from "../../reading/readChunks";
import { FioDifferences } from "./fioDifferences";
import type { FioDocument } from "./fioDocuments";
import { FioDocumentSplitter, etaOf } from "./fioDocuments";
import type { FioStatus } from "./fioStatus";
import { parseFioStatus } from "./fioStatus";
import type { MemberGrid } from "../members/intervalGrid";
import { linesAt } from "../../reading/linesAt";
import { unreadableMember } from "../members/unreadableMember";

/** What one member's file says. */
export interface FioMember {
  /** Name of the VM or pod. */
  name: string;
  file: string;
  /**
   * The document that counts: the first one whose first job has no time left, as HCIBench chooses it. `null` when
   * there is none; the member then finished early or its file is damaged.
   */
  status: FioStatus | null;
  /** Whether the file holds JSON documents, none of them fio's: then it is of no member, whatever folder it is in. */
  isOther: boolean;
  /** Time series per job; empty unless asked for. */
  grids: MemberGrid[];
  diagnostics: Diagnostic[];
}

/**
 * Reads one member's file as a stream, holding one document at a time. Without `series` it stops at the document
 * that counts and decodes no other. A file that cannot be read is a diagnostic; rejects only when cancelled.
 */
export async function readFioMember(
  name: string,
  file: SourceFile,
  reading: FileReading,
): Promise<FioMember> {
  const splitter = new FioDocumentSplitter();
  const differences = new FioDifferences();
  /** Where the documents begin that cannot be read. */
  const broken: number[] = [];
  const diagnostics: Diagnostic[] = [];
  let status: FioStatus | null = null;
  let [documents, ofFio] = [0, false];

  function take(document: FioDocument): void {
    const eta = status === null || !ofFio ? etaOf(document.bytes) : null;
    documents += 1;
    ofFio ||= eta !== null;
    const last = status === null && eta === 0;
    if (!last && !reading.series) return;
    try {
      const parsed = parseFioStatus(new TextDecoder().decode(document.bytes));
      if (last && parsed.jobs[0]?.eta === 0) status = parsed;
      if (reading.series) differences.add(parsed);
    } catch {
      broken.push(document.offset);
    }
  }

  try {
    await readChunks(
      file,
      (chunk) => {
        reading.onBytes(chunk.length);
        for (const document of splitter.push(chunk)) {
          take(document);
          if (status !== null && !reading.series) return "enough";
        }
        return undefined;
      },
      reading.signal,
    );
    const unfinished = splitter.unfinished();
    const cut = status !== null && !reading.series ? null : unfinished;
    diagnostics.push(...(await damages(file, broken, cut, reading.signal)));
  } catch (error) {
    reading.signal?.throwIfAborted();
    diagnostics.push(unreadableMember(name, file, error));
  }
  const isOther = documents > 0 && !ofFio;
  return { name, file: file.path, status, isOther, grids: differences.grids, diagnostics };
}

/** Documents that are named one by one; a damaged file may have tens of thousands. */
const NAMED_DOCUMENTS = 50;

async function damages(
  file: SourceFile,
  broken: readonly number[],
  cut: number | null,
  signal: AbortSignal | undefined,
): Promise<Diagnostic[]> {
  const named = broken.slice(0, NAMED_DOCUMENTS).map((offset) => ({ offset, what: UNREADABLE }));
  const all = cut === null ? named : [...named, { offset: cut, what: CUT }];
  const lines = await linesAt(
    file,
    all.map(({ offset }) => offset),
    signal,
  );
  const diagnostics = all.map(({ what }, index): Diagnostic => {
    const line = lines[index] ?? null;
    return damaged(file, `${what} (it starts in line ${line})`, line);
  });
  const more = broken.length - NAMED_DOCUMENTS;
  if (more > 0) {
    const what = more === 1 ? "1 more JSON document" : `${more.toLocaleString("en-US")} more JSON documents`;
    diagnostics.push(damaged(file, `${what} cannot be read`, null));
  }
  return diagnostics;
}

const UNREADABLE = "a JSON document cannot be read";
const CUT = "the file ends inside a JSON document";

function damaged(file: SourceFile, what: string, line: number | null): Diagnostic {
  return {
    severity: "warning",
    code: "damaged-json",
    message: `${file.path}: ${what}.`,
    file: file.path,
    line,
  };
}
