/** An object or a list that is open at a place of the text. */
interface Open {
  /** Keys that an object has so far; `null` for a list. */
  keys: Set<string> | null;
  /** The key or the entry that is read. */
  key: string;
  entry: number;
}

/**
 * The first key that an object of a JSON text has twice, and where: JSON.parse would drop the value of the first one. `null` where
 * each key is there once.
 *
 * @param json A text that JSON.parse accepts.
 * @example repeatedKey('{"plan":{"years":5,"years":1}}') //=> { key: "years", path: "plan" }
 * @example repeatedKey('{"classes":[{"vms":5},{"vms":5,"\\u0076ms":1}]}') //=> { key: "vms", path: "classes, entry 2," }
 */
export function repeatedKey(json: string): { key: string; path: string } | null {
  const open: Open[] = [];
  let isKeyNext = false;
  for (let i = 0; i < json.length; i++) {
    const top = open.at(-1);
    switch (json[i]) {
      case "{":
      case "[":
        isKeyNext = json[i] === "{";
        open.push({ keys: isKeyNext ? new Set() : null, key: "", entry: 1 });
        break;
      case "}":
      case "]":
        open.pop();
        isKeyNext = false;
        break;
      case ",":
        isKeyNext = top?.keys != null;
        if (top) top.entry += 1;
        break;
      case '"': {
        const end = endOfText(json, i);
        if (isKeyNext && top?.keys) {
          top.key = JSON.parse(json.slice(i, end)) as string;
          if (top.keys.has(top.key)) return { key: top.key, path: pathOf(open.slice(0, -1)) };
          top.keys.add(top.key);
          isKeyNext = false;
        }
        i = end - 1;
        break;
      }
    }
  }
  return null;
}

/** Where a text ends that begins at a place: behind its second quote. */
function endOfText(json: string, start: number): number {
  let i = start + 1;
  while (i < json.length && json[i] !== '"') i += json[i] === "\\" ? 2 : 1;
  return i + 1;
}

/** As other messages name a place: `plan`, or `classes, entry 2,`. */
function pathOf(open: readonly Open[]): string {
  return open.reduce((path, { keys, key, entry }) => {
    const isBehindEntry = path.endsWith(",");
    if (keys === null) return `${path}${isBehindEntry ? "" : ","} entry ${entry},`;
    return path === "" ? key : `${path}${isBehindEntry ? " " : "."}${key}`;
  }, "");
}
