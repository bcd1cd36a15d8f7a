import { phaseKind } from "../../../src/importers/elbencho/phaseKind";

test.each([
  ["READ", { does: "read", readPct: 100, readsInline: false }],
  ["READ+s", { does: "read", readPct: 100, readsInline: false }],
  ["WRITE", { does: "write", readPct: 0, readsInline: false }],
  ["WRITE+s+r", { does: "write", readPct: 0, readsInline: true }],
  ["WRITE+r", { does: "write", readPct: 0, readsInline: true }],
  ["RWMIX0", { does: "mix", readPct: 0, readsInline: false }],
  ["RWMIX100", { does: "mix", readPct: 100, readsInline: false }],
  ["MIX-T2", { does: "mix", readPct: null, readsInline: false }],
  ["NET", null],
  ["MKDIRS", null],
  ["STAT", null],
  ["READX", null],
  ["RWMIX", null],
  ["", null],
])("%s", (operation, kind) => {
  expect(phaseKind(operation)).toEqual(kind);
});
