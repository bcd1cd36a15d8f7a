import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import type { SourceFile } from "../../../archive/source";
import { readChunks } from "../../reading/readChunks";
import { FioDifferences } from "./fioDifferences";
import type { FioDocument } from "./fioDocuments";
import { FioDocumentSplitter, etaOf } from "./fioDocuments";
import type { FioStatus } from "./fioStatus";
import { parseFioStatus } from "./fioStatus";
import type { IntervalGrid } from "../members/intervalGrid";
import { lineAt } from "../../reading/lineAt";
import type { MemberReading } from "../members/memberReading";
import { unreadableMember } from "../members/memberReading";

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
  /** Time series per job; empty unless asked for. */
  grids: IntervalGrid[];
  diagnostics: Diagnostic[];
}

/**
 * Reads one member's file as a stream, holding one document at a time. Without `series` it stops at the document
 * that counts and decodes no other. A file that cannot be read is a diagnostic; rejects only when cancelled.
 */
export async function readFioMember(
  name: string,
  file: SourceFile,
  reading: MemberReading,
): Promise<FioMember> {
  const splitter = new FioDocumentSplitter();
  const differences = new FioDifferences();
  const broken: FioDocument[] = [];
  const diagnostics: Diagnostic[] = [];
  let status: FioStatus | null = null;

  function take(document: FioDocument): void {
    const last = status === null && etaOf(document.bytes) === 0;
    if (!last && !reading.series) return;
    try {
      const parsed = parseFioStatus(new TextDecoder().decode(document.bytes));
      if (last && parsed.jobs[0]?.eta === 0) status = parsed;
      if (reading.series) differences.add(parsed);
    } catch {
      broken.push(document);
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
    for (const { offset } of broken) {
      diagnostics.push(await damage(file, offset, "a JSON document cannot be read", reading.signal));
    }
    if (cut !== null) {
      diagnostics.push(await damage(file, cut, "the file ends inside a JSON document", reading.signal));
    }
  } catch (error) {
    reading.signal?.throwIfAborted();
    diagnostics.push(unreadableMember(name, file, error));
  }
  return { name, file: file.path, status, grids: differences.grids, diagnostics };
}

async function damage(
  file: SourceFile,
  offset: number,
  what: string,
  signal: AbortSignal | undefined,
): Promise<Diagnostic> {
  const line = await lineAt(file, offset, signal);
  return {
    severity: "warning",
    code: "damaged-json",
    message: `${file.path}: ${what} (it starts in line ${line}).`,
    file: file.path,
    line,
  };
}
