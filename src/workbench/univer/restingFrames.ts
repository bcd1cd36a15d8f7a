import { Engine, Layer, type Scene } from "@univerjs/engine-render";

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
 * Draws a frame only when something is to be drawn.
 *
 * - Wrong in 0.25: Univer asks for a frame 60 times a second, in each of its three canvases, and finds in almost all of them that
 *   nothing has changed.
 * - Why it matters here: with the first sheet and no key pressed, Chromium took 18% of a core, and takes 7%. Planners
 *   show workbooks on the battery of a laptop.
 * - Upstream: no issue found. Text for one: "`Engine._renderFunction` requests the next frame whether or not a layer of its scenes
 *   is dirty. It could stop, and `Layer.makeDirty` could request the next one."
 */
export function restFrames(): void {
  const { startRenderLoop } = Engine.prototype;
  const { makeDirty } = Layer.prototype;
  Engine.prototype.startRenderLoop = function (this: Engine) {
    const frames = this as unknown as Frames;
    if (frames._renderingQueueLaunched) return;
    frames._renderFunction = (timestamp) => drawOnce(this, frames, timestamp);
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
  frames._renderFrame(timestamp);
  frames._endFrame(timestamp);
  // What is drawn may have changed while it was drawn.
  const isDirty = Object.values<Scene>(engine.getScenes()).some((scene) => scene.isDirty());
  if (isDirty && frames._renderFrameTasks.length > 0)
    frames._requestNewFrameHandler = requestAnimationFrame(frames._renderFunction);
  else frames._renderingQueueLaunched = false;
}
