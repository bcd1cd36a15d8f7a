import type { FunctionHelp } from "../../functionHelp";
import type { FunctionsHost } from "../../functionsHost";
import { ErrorMessages } from "./errorMessages";
import { functionInfo } from "./functionInfo";
import type { Grid } from "./grid";
import { hostFunctionClass } from "./hostFunction";
import { startUniver } from "./startUniver";
import { UniverGrid } from "./univerGrid";

/** Makes the grid in an element of the page, with our functions in it. */
export function createGrid(container: string, host: FunctionsHost, help: readonly FunctionHelp[]): Grid {
  const messages = new ErrorMessages();
  const HostFunction = hostFunctionClass(host, messages);
  const univer = startUniver(
    container,
    host.ids.map((id) => [HostFunction, id]),
    help.map(functionInfo),
  );
  return new UniverGrid(univer, container, messages);
}
