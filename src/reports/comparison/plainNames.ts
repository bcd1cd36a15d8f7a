import { firstCharacters } from "../../workbook/firstCharacters";
import { distinctNames } from "../runs/distinctNames";

/** Characters of a name in a sentence. */
const MAX_NAME_LENGTH = 40;

/** What imports are called in sentences: without what files are called for, and no two alike. */
export function plainNames(imports: readonly string[]): string[] {
  return distinctNames(imports.map(plain));
}

function plain(name: string): string {
  const bare = name.replace(/\.(?:zip|csv|json|txt)(?=(?: \(\d+\))?$)/i, "");
  return bare.length <= MAX_NAME_LENGTH ? bare : `${firstCharacters(bare, MAX_NAME_LENGTH - 1)}…`;
}
