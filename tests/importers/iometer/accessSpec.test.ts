import { AccessSpec, commonLoad, specLine, specName } from "../../../src/importers/iometer/accessSpec";

test.each([
  ["4k,0", "4k"],
  ["4k, 12", "4k"],
  ["4k", "4k"],
  ["4k;1", "4k"],
  ["4k\t1", "4k"],
  ["a, b,1", "a, b"],
  ["8,512,1", "8,512"],
  ["4k 512", "4k 512"],
  ["4k,0,,,", "4k"],
  ["4k,-1", "4k,-1"],
  ["4k\t \t1", "4k"],
  ["4k,\t1", "4k"],
  ["4k, ,1", "4k,"],
  ["512", "512"],
  ['"4 KiB; 100% Read";0', "4 KiB; 100% Read"],
  ['"4k "', "4k"],
])("the specification of the line %p is called %p", (line, expected) => {
  expect(specName(line).trim()).toBe(expected);
});

const line = { sizeBytes: 4096, sharePct: 100, readPct: 70, randomPct: 50, replyBytes: 0 };

test.each([
  ["4096,100,70,50,0,1,0,0", line],
  [" 4096 , 100,70,50,0,1,0,0", line],
  ["4096;100;70;50;0;1;0;0;;", line],
  ["4096\t100\t70\t50\t0\t1\t0\t512", { ...line, replyBytes: 512 }],
  ["1,0,0,0,0,1,0,0", { sizeBytes: 1, sharePct: 0, readPct: 0, randomPct: 0, replyBytes: 0 }],
  ["4096,100,100,100,0,1,0,0", { ...line, readPct: 100, randomPct: 100 }],
  ["0,100,70,50,0,1,0,0", null],
  ["4096,101,70,50,0,1,0,0", null],
  ["4096,100,101,50,0,1,0,0", null],
  ["4096,100,70,101,0,1,0,0", null],
  ["4096,100,70,50,0,1,0", null],
  ["4096,100,70,50", null],
  ["4096,100,70,50,0,1,0,0,0", null],
  ["4096,100,70,50,0,1,,0", null],
  ["4096,100,70,50,x,1,0,0", null],
  ["4096,100,70,50,0,1,0,4k", null],
  ["4e3,100,70,50,0,1,0,0", null],
  ["-4096,100,70,50,0,1,0,0", null],
  ["4096.5,100,70,50,0,1,0,0", null],
  ["x 4096,100,70,50,0,1,0,0", null],
  ["123456789012345,100,70,50,0,1,0,0", { ...line, sizeBytes: 123456789012345 }],
  ["1234567890123456,100,70,50,0,1,0,0", null],
  ["", null],
])("the line of a specification %p", (text, expected) => {
  expect(specLine(text)).toEqual(expected);
});

function spec(...lines: Partial<typeof line>[]): AccessSpec {
  const made = new AccessSpec("a", 7);
  for (const each of lines) made.add({ ...line, ...each });
  return made;
}

test("the load of a specification is the mean by accesses", () => {
  const mixed = spec(
    { sizeBytes: 4096, sharePct: 75, readPct: 100, randomPct: 0 },
    { sizeBytes: 8192, sharePct: 25, readPct: 0, randomPct: 100 },
  );
  expect(mixed.load).toEqual({ blockSizeBytes: 5120, readPct: 75, randomPct: 25 });
  expect(mixed.mixesSizes).toBe(true);
});

test("shares that do not make 100 are weights too", () => {
  const half = spec({ sharePct: 20, readPct: 0 }, { sharePct: 30, readPct: 100 });
  expect(half.load).toEqual({ blockSizeBytes: 4096, readPct: 60, randomPct: 50 });
  expect(half.mixesSizes).toBe(false);
});

test.each([
  ["no lines", spec()],
  ["shares of 0", spec({ sharePct: 0 }, { sharePct: 0 })],
])("the load of a specification with %s is not known", (_, each) => {
  expect(each.load).toEqual({ blockSizeBytes: null, readPct: null, randomPct: null });
});

test("a reply to any of the accesses leaves size and reads open", () => {
  const replies = spec({ sharePct: 50 }, { sharePct: 50, replyBytes: 1 });
  expect([spec(line).hasReply, replies.hasReply]).toEqual([false, true]);
  expect(replies.load).toEqual({ blockSizeBytes: null, readPct: null, randomPct: 50 });
});

test("several specifications have in common what is the same in all of them", () => {
  const other = spec({ sizeBytes: 8192, readPct: 70, randomPct: 100 });
  expect(commonLoad([spec(line), other])).toEqual({ blockSizeBytes: null, readPct: 70, randomPct: null });
  expect(commonLoad([spec(line), spec(line)])).toEqual(spec(line).load);
  expect(commonLoad([])).toEqual({ blockSizeBytes: null, readPct: null, randomPct: null });
});
