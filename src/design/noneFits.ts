import { firstOf, quoted } from "../sheets/formulaText";
import { MAX_HOSTS } from "./candidates";
import { OPTION_NAMES, type OptionName } from "./optionInputs";
import { solvedOf } from "./solvedHosts";

/** What stands in place of a number of hosts, and of all that is counted by hosts, where no number fits. */
export const NONE = "none";

/** Is there a target cluster of an option that no number of hosts fits, by one of its columns of hosts? A condition. */
export const noneFits = (option: OptionName, column = "hosts"): string =>
  `MAX({${solvedOf(option)}.${column}})>${MAX_HOSTS}`;

/** A formula of the selected option; `otherwise` where none is chosen. */
export const ofChosen = (of: (option: OptionName) => string, otherwise = '""'): string =>
  firstOf(
    OPTION_NAMES.map((option, i) => [`{chosenNumber}=${i + 1}`, of(option)] as const),
    otherwise,
  );

/** The same of the selected option. */
export const NONE_CHOSEN = `MAX({now.hosts})>${MAX_HOSTS}`;

/** A figure of the selected option, or that none fits. */
export const orNone = (formula: string): string => `IF(${NONE_CHOSEN},${quoted(NONE)},${formula})`;
