import { DomainError } from "../../src/model/errors";
import { READERS, typedForms, type TypedForm } from "./typedForms";

/** What a form is read as, or the message that refuses it. */
function read({ kind, typed }: TypedForm): { reading: string } | { refusal: string } {
  const reader = READERS[kind];
  if (!reader) throw new Error(`no reader for "${kind}"`);
  try {
    const value = reader(typed);
    return { reading: typeof value === "number" ? String(Number(value.toPrecision(6))) : String(value) };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error.message };
    throw error;
  }
}

test("the table holds 400 typed forms at least, of every kind of argument", () => {
  expect(typedForms.length).toBeGreaterThanOrEqual(400);
  expect([...new Set(typedForms.map(({ kind }) => kind))].sort()).toEqual(Object.keys(READERS).sort());
});

test("no form is in the table twice", () => {
  const keys = typedForms.map(({ kind, typed }) => JSON.stringify([kind, typed]));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test.each(typedForms.filter(({ reading }) => reading !== null))("$kind: $typed is $reading", (form) => {
  expect(read(form)).toEqual({ reading: form.reading });
});

test.each(typedForms.filter(({ reading }) => reading === null))(
  "$kind: $typed is refused: $refusal",
  (form) => {
    const [name = ""] = form.kind.split(" ");
    const argument = name === "network" ? "throughput" : name;
    expect(read(form)).toEqual({ refusal: expect.stringContaining(form.refusal) });
    // Every refusal names the argument and says what to enter.
    expect(read(form)).toEqual({
      refusal: expect.stringMatching(new RegExp(`^${argument} .*(enter|use|omit|did you mean)`)),
    });
  },
);
