import fs from "node:fs";
import { FIELD_DEFINITION } from "../../../src/workbench/univer/fieldDefinitions";
import { accessorsOf, assignFields } from "../../../tools/workbench/assignFields";

const MODULE = `class Cell extends Base {
	constructor(value) {
		super();
		_defineProperty(this, "_value", void 0);
		_defineProperty(this, "row", of(1, 2));
	}
}
class Base {
	get row() { return 0; }
	static set limit(value) {}
}`;

test("fields are assigned, except those that a getter or setter of any class has the name of", () => {
  expect(accessorsOf(MODULE)).toEqual(["row", "limit"]);
  const assigned = assignFields(MODULE, new Set(accessorsOf(MODULE)));
  expect(assigned).toContain("(this._value = void 0);");
  expect(assigned).toContain('_defineProperty(this, "row", of(1, 2));');
});

test("the installed Univer still defines its fields by calls: without them the patch is needless", () => {
  const source = fs.readFileSync(
    "tools/workbench/node_modules/@univerjs/engine-formula/lib/es/index.js",
    "utf8",
  );
  expect([...source.matchAll(FIELD_DEFINITION)].length).toBeGreaterThan(1000);
});
