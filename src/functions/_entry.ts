import { FUNCTIONS } from "./_functions";
import { REGISTRY } from "./_registry";

/** Registers every function of this folder with Excel. */
for (const [id, [call, unit, source]] of Object.entries(FUNCTIONS)) {
  REGISTRY.set(id, { call, count: call.length, unit, source });
  CustomFunctions.associate(id, call);
}

// The pane explains calls with the very functions that Excel makes them with, which offers no list of them.
Object.assign(globalThis, { hciPlannerFunctions: REGISTRY });
