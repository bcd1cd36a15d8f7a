import { Engine, Layer, type Scene } from "@univerjs/engine-render";
import { withCellsOfFrame } from "./cellsOfFrame";
import { FramePauses } from "./framePauses";

/** What a user does and wants to see at once. */
const INPUTS = ["keydown", "pointerdown", "pointermove", "wheel"];

/** The parts of Univer's drawing that ask for the next frame. */
interface Frames {
  _renderFunction: (timestamp: number) => void;
  _renderingQueueLaunched: boolean;
  _requestNewFrameHandler: number;
  readonly _renderFrameTasks: readonly (() => void)[];
  _beginFrame(timestamp: number): void;
  _renderFrame(timestamp: number): void;
  _endFrame(timestamp: number): void;
}

/**
 * Draws a frame only when something is to be drawn, and few while formulas are calculated.
 *
 * - Wrong in 0.25: Univer asks for a frame 60 times a second, in each of its three canvases, and finds in almost all of them that
 *   nothing has changed. While it calculates a workbook that was opened, it draws the sheet after each of the results.
 * - Why it matters here: with the first sheet and no key pressed, Chromium took 18% of a core, and takes 7%. Planners
 *   show workbooks on the battery of a laptop. And frames took a tenth of the time in which a large workbook opens.
 * - Upstream: no issue found. Text for one: "`Engine._renderFunction` requests the next frame whether or not a layer of its scenes
 *   is dirty. It could stop, and `Layer.makeDirty` could request the next one."
 */
export function restFrames(isCalculating: () => boolean): void {
  const pauses = new FramePauses(isCalculating);
  for (const input of INPUTS)
    addEventListener(input, () => pauses.takeInput(), { capture: true, passive: true });
  const { startRenderLoop } = Engine.prototype;
  const { makeDirty } = Layer.prototype;
  Engine.prototype.startRenderLoop = function (this: Engine) {
    const frames = this as unknown as Frames;
    if (frames._renderingQueueLaunched) return;
    frames._renderFunction = (timestamp) => {
      if (pauses.isPause(this)) {
        frames._requestNewFrameHandler = requestAnimationFrame(frames._renderFunction);
        return;
      }
      drawOnce(this, frames, timestamp);
      pauses.takeDrawing(this);
    };
    startRenderLoop.call(this);
  };
  Layer.prototype.makeDirty = function (this: Layer, isDirty = true) {
    makeDirty.call(this, isDirty);
    const engine = isDirty ? this.scene.getEngine() : undefined;
    if (engine && (engine as unknown as Frames)._renderFrameTasks.length > 0) engine.startRenderLoop();
    return this;
  };
}

function drawOnce(engine: Engine, frames: Frames, timestamp: number): void {
  frames._beginFrame(timestamp);
  withCellsOfFrame(() => frames._renderFrame(timestamp));
  frames._endFrame(timestamp);
  // What is drawn may have changed while it was drawn.
  const isDirty = Object.values<Scene>(engine.getScenes()).some((scene) => scene.isDirty());
  if (isDirty && frames._renderFrameTasks.length > 0)
    frames._requestNewFrameHandler = requestAnimationFrame(frames._renderFunction);
  else frames._renderingQueueLaunched = false;
}
