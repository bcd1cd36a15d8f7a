import { FRAME_PAUSE_MS, FramePauses } from "../../../src/workbench/univer/framePauses";

const canvas = {};
let nowMs = 1000;
let isCalculating = true;
let pauses = new FramePauses(() => isCalculating);

beforeEach(() => {
  jest.spyOn(performance, "now").mockImplementation(() => nowMs);
  nowMs = 1000;
  isCalculating = true;
  pauses = new FramePauses(() => isCalculating);
  pauses.takeDrawing(canvas);
});

afterEach(() => jest.restoreAllMocks());

test.each([
  [FRAME_PAUSE_MS - 1, true],
  [FRAME_PAUSE_MS, false],
])("while formulas are calculated, a frame %d ms after the last one can wait: %s", (ms, isPause) => {
  nowMs += ms;
  expect(pauses.isPause(canvas)).toBe(isPause);
});

test("a canvas that was never drawn is drawn at once", () => {
  expect(pauses.isPause({})).toBe(false);
});

test("without a calculation each frame is drawn at once", () => {
  isCalculating = false;
  expect(pauses.isPause(canvas)).toBe(false);
});

test("what the user does is drawn at once, and what follows it can wait", () => {
  nowMs += 1;
  pauses.takeInput();
  expect(pauses.isPause(canvas)).toBe(false);
  nowMs += 1;
  pauses.takeDrawing(canvas);
  expect(pauses.isPause(canvas)).toBe(true);
});
