import { FUNCTIONS } from "./_functions";

/** Registers every function of this folder with Excel. */
for (const [id, implementation] of Object.entries(FUNCTIONS)) {
  CustomFunctions.associate(id, implementation);
}
