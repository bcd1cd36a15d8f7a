import type { InputFiles } from "./importRequest";

/** What a thread that reads files is asked: first to open the input files, then to read files of it, several at a time. */
export type ThreadRequest =
  | { kind: "open"; input: InputFiles }
  | {
      kind: "read";
      id: number;
      /** A key of `MEMBER_READERS`. */
      reader: string;
      name: string;
      /** Place of the file among the input files. */
      index: number;
      series: boolean;
    };

/** What it answers: any number of `bytes`, then what the reader found. A thread that fails has no answer. */
export type ThreadAnswer =
  | { kind: "bytes"; id: number; bytes: number }
  | { kind: "result"; id: number; result: unknown };
