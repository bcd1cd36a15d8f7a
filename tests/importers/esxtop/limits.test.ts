import { RecordingReader } from "../../../src/importers/esxtop/recordingReader";
import { esxtopText, rowsAt, WHOLE } from "./esxtopTexts";

describe("limits of what is read", () => {
  const whole = Buffer.from(esxtopText(rowsAt(["10:00:00", "10:00:05", "10:00:10"], WHOLE)));
  const readWith = (limits: { rows: number; lineBytes: number }, chunks: readonly Uint8Array[]) => {
    const reader = new RecordingReader("esx1.csv", ",", limits);
    const answers = chunks.map((chunk) => reader.push(chunk));
    const { recordings, diagnostics } = reader.end(null);
    return { answers, intervals: recordings[0]?.intervals.length ?? 0, diagnostics };
  };

  test("as many rows as may be are read", () => {
    expect(readWith({ rows: 3, lineBytes: 1e6 }, [whole])).toEqual({
      answers: [undefined],
      intervals: 2,
      diagnostics: [],
    });
  });

  test("one row more ends the reading with a word", () => {
    expect(readWith({ rows: 2, lineBytes: 1e6 }, [whole, whole])).toEqual({
      answers: ["enough", "enough"],
      intervals: 1,
      diagnostics: [
        {
          severity: "error",
          code: "esxtop-rows",
          message: "Only the first 2 rows are read.",
          file: "esx1.csv",
          line: 4,
        },
      ],
    });
  });

  test("a line of as many bytes as may be is read, a longer one ends the reading with a word", () => {
    const line = Buffer.alloc(1000, "1,");
    expect(readWith({ rows: 9, lineBytes: 2000 }, [whole, line, line]).answers).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const { answers, intervals, diagnostics } = readWith({ rows: 9, lineBytes: 1999 }, [
      whole,
      line,
      line,
      line,
    ]);
    expect(answers).toEqual([undefined, undefined, "enough", "enough"]);
    expect(intervals).toBe(2);
    expect(diagnostics).toEqual([
      {
        severity: "error",
        code: "esxtop-line",
        message: "A line has more than 1,999 bytes: the rest is not read.",
        file: "esx1.csv",
        line: null,
      },
    ]);
  });

  test("lines before the first header are passed over", () => {
    const limits = { rows: 9, lineBytes: 1e6 };
    expect(readWith(limits, [Buffer.from("Time,Value\n11/29/2024 10:00:00,5\n"), whole])).toEqual(
      readWith(limits, [Buffer.alloc(0), whole]),
    );
  });
});
