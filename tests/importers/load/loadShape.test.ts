import { loadShape } from "../../../src/importers/load/loadShape";

const asked = { blockSizeBytes: 8192, readPct: 70 };

test("options keep their numbers where the counted I/Os agree", () => {
  expect(loadShape(asked, { ios: 1_000_000, readPct: 70.04, bytesPerIo: 8191.2 })).toEqual({
    blockSizeBytes: 8192,
    readPct: 70,
    contradictions: [],
  });
});

test("options are alone where nothing was counted", () => {
  const counted = { ios: null, readPct: null, bytesPerIo: null };
  expect(loadShape(asked, counted)).toEqual({ ...asked, contradictions: [] });
});

test("counted I/Os fill in what no option names, without a contradiction", () => {
  const counted = { ios: 300, readPct: 100 / 3, bytesPerIo: 17203.4 };
  expect(loadShape({ blockSizeBytes: null, readPct: null }, counted)).toEqual({
    blockSizeBytes: 17203,
    readPct: 33.33,
    contradictions: [],
  });
});

test("counted I/Os win over options, and each contradiction is named", () => {
  const counted = { ios: 4_000_000, readPct: 16.2, bytesPerIo: 4096 };
  expect(loadShape({ blockSizeBytes: 2 ** 20, readPct: 80 }, counted)).toEqual({
    blockSizeBytes: 4096,
    readPct: 16.2,
    contradictions: [
      { of: "size", clause: "1,048,576 bytes per I/O by its options, 4,096 by its I/Os" },
      { of: "reads", clause: "80% reads by its options, 16.2% by its I/Os" },
    ],
  });
});

test.each([
  ["a point of many I/Os", 70, 71, 1e12, true],
  ["more than a point of many I/Os", 70, 71.01, 1e12, false],
  ["chance among 400 I/Os of which half are reads", 50, 61, 400, true],
  ["more than chance among 400 I/Os", 50, 61.01, 400, false],
  ["five points of an unknown number", 70, 65, null, true],
  ["more than five points of an unknown number", 70, 64.9, null, false],
  ["nothing but a point where all were to be reads", 100, 98.9, 50, false],
])("a read share within %s agrees: %p", (_, readPct, counted, ios, agrees) => {
  const shape = loadShape({ blockSizeBytes: null, readPct }, { ios, readPct: counted, bytesPerIo: null });
  expect(shape.contradictions).toHaveLength(agrees ? 0 : 1);
  expect(shape.readPct).toBe(agrees ? readPct : counted);
});

test.each([
  [8192, 8111, true],
  [8192, 8110, false],
  [8192, 8273, true],
  [8192, 8274, false],
])("of %d bytes a mean of %d agrees: %p", (blockSizeBytes, bytesPerIo, agrees) => {
  const shape = loadShape({ blockSizeBytes, readPct: null }, { ios: null, readPct: null, bytesPerIo });
  expect(shape.contradictions).toHaveLength(agrees ? 0 : 1);
  expect(shape.blockSizeBytes).toBe(agrees ? blockSizeBytes : bytesPerIo);
});
