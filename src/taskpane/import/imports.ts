/** The parts of the tab Import that an import needs: they are loaded with the first one. */
export { importCard } from "./importCard";
export { importInWorker } from "./importInWorker";
