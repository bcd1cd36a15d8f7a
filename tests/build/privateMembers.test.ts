/** What the functions bundle does to private members of classes: build/shortPrivateNames.mjs and build/withoutUnusedMembers.mjs. */
import shortened from "../../build/shortPrivateNames.mjs";
import { withoutUnusedMembers as used } from "../../build/withoutUnusedMembers.mjs";

test("private members get short names wherever they are read", () => {
  const source = `class Reader {
  private rows = [];
  line = 0;
  constructor(private readonly file: string) { this.line = file.length; note({ file }); note({ file: file }); }
  take() { const { rows, file: name } = this; this.add(rows, name); }
  private add(rows, name) { this.rows.push(rows, name, { rows: 1 }); }
}`;
  expect(shortened(source)).toBe(`class Reader {
  private _0 = [];
  line = 0;
  constructor(private readonly _1: string) { this.line = _1.length; note({ file: _1 }); note({ file: _1 }); }
  take() { const { _0: rows, _1: name } = this; this._2(rows, name); }
  private _2(rows, name) { this._0.push(rows, name, { rows: 1 }); }
}`);
});

test.each([
  [
    "is read of another object",
    "class A { private rows = 1; with(other) { return this.rows + other.rows; } }",
  ],
  ["is that of a public member", "class A { private rows = 1; } class B { rows = this.rows; }"],
  ["is not private", "class A { rows = 1; }"],
])("a name stays that %s", (_why, source) => {
  expect(shortened(source)).toBe(source);
});

test("private members that nothing uses go, and with them what only they use", () => {
  const source = `class Reader {
  private readonly clock = new Clock();
  private points: number[] = [];
  take(line) { if (line) this.clock.take(line); this.points = []; return line; }
  private addPoint(line) { this.points.push(this.pointOf(line)); }
  private pointOf(line) { return line.length; }
}`;
  expect(used(source).replace(/\n\s*(?=\n)/g, "")).toBe(`class Reader {
  take(line) { if (line) ; ; return line; }
}`);
});

test("a parameter that makes a member which nothing reads stays a parameter", () => {
  expect(used("class A { constructor(private readonly series: boolean) { go(series); } }")).toBe(
    "class A { constructor(series: boolean) { go(series); } }",
  );
});

test.each([
  ["is called", "class A { take() { this.add(); } private add() {} }"],
  ["is read", "class A { private rows = []; take() { this.rows.push(1); return this.rows; } }"],
  [
    "is read by its name alone",
    "class A { private rows = []; take() { const { rows } = this; return rows; } }",
  ],
  ["is an object of another", "class A { constructor(private output) {} take() { this.output.found(1); } }"],
  [
    "is filled by a call that may do more",
    "class A { private row = []; take() { this.row = this.next(); } }",
  ],
  ["is public", "class A { rows = []; add() { this.rows.push(1); } }"],
])("a member stays that %s", (_why, source) => {
  expect(used(source)).toBe(source);
});
