import fs from "node:fs";
import path from "node:path";
import { associateCommands } from "../../../src/taskpane/commands/commands";

const MANIFEST = fs.readFileSync(path.resolve(__dirname, "../../../manifest.xml"), "utf8");

test("every function that a button of the manifest runs is associated, and no other", () => {
  const associated: string[] = [];
  Object.assign(globalThis, {
    Office: { actions: { associate: (name: string) => associated.push(name) } },
  });
  associateCommands();
  const wanted = [...MANIFEST.matchAll(/<FunctionName>(\w+)<\/FunctionName>/g)].map(([, name]) => name);
  expect(wanted.length).toBeGreaterThan(0);
  expect(associated.sort()).toEqual(wanted.sort());
});
