import { HostObject, type Session } from "./hostObject";
import type { QueryInfo } from "./request";

/** Answers a `load`: the properties that were named, `/` for those of objects below, all plain ones for none or `*`. */
export function query(
  object: HostObject,
  { Select = [], Expand = [], Top, Skip = 0 }: QueryInfo,
  session: Session,
): unknown {
  const names = [...Select, ...Expand].map((name) => name.replaceAll(".", "/"));
  const items = object.items(session);
  if (!items) return properties(object, names, session);
  const own = names.filter((name) => object.properties.includes(onWire(name)));
  const ofItems = names.filter((name) => !own.includes(name));
  const chosen = items.slice(Skip, Top === undefined ? undefined : Skip + Top);
  return {
    ...properties(object, own, session, false),
    _Items: chosen.map((item) => properties(item, ofItems, session)),
  };
}

function properties(
  object: HostObject,
  names: readonly string[],
  session: Session,
  allForNone = true,
): Record<string, unknown> {
  const answer = object.identity(session);
  const wanted = names.length === 0 && allForNone ? ["*"] : names;
  const below = new Map<string, string[]>();
  for (const name of wanted) {
    const [head = "", ...rest] = name.split("/");
    if (head === "*") Object.assign(answer, plain(object, session));
    else
      below.set(onWire(head), [
        ...(below.get(onWire(head)) ?? []),
        ...(rest.length > 0 ? [rest.join("/")] : []),
      ]);
  }
  for (const [property, rest] of below) {
    const value = object.get(property, session);
    answer[property] = value instanceof HostObject ? query(value, { Select: rest }, session) : value;
  }
  return answer;
}

function plain(object: HostObject, session: Session): Record<string, unknown> {
  const all = object.properties.map((property) => [property, object.get(property, session)] as const);
  return Object.fromEntries(all.filter(([, value]) => !(value instanceof HostObject)));
}

function onWire(name: string): string {
  return name.startsWith("_") ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
