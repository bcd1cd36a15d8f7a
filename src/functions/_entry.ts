import { FILES } from "./_files";

/** Registers every function of this folder with Excel: the one export of its file, whose name is the id in upper case. */
for (const file of FILES) {
  for (const [id, implementation] of Object.entries(file)) {
    CustomFunctions.associate(id, implementation);
  }
}
