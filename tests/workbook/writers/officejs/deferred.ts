/** Puts a call on the way to Excel: what it is, and what it does when it arrives. */
type Send = (what: string, call: () => void) => void;

/** The objects behind the stand-ins, known only once their calls have arrived. */
const behind = new WeakMap<object, () => unknown>();

/**
 * A stand-in for an object of Excel, as office.js hands out: its methods and properties send calls, and answers can be
 * read only after they were loaded and sent.
 */
export function deferred(object: () => unknown, send: Send, name = "workbook"): unknown {
  const loaded = new Map<string, unknown>();
  const load = (members: string) => {
    send(`${name}.load`, () => {
      const real = object() as Record<string, unknown>;
      for (const member of members.split(",")) loadMember(member, real);
      // Comes with whatever is loaded.
      if ("isNullObject" in real) loadMember("isNullObject", real);
    });
  };
  const loadMember = (member: string, real: Record<string, unknown>) => {
    const [first = "", second] = member.split("/");
    const value = memberOf(real, first);
    if (second === undefined) loaded.set(first, value);
    else
      loaded.set(
        first,
        (value as object[]).map((item) => loadedItem(item, send, name)),
      );
  };
  const standIn = new Proxy(() => undefined, {
    get(_, member) {
      if (typeof member === "symbol" || member === "then") return undefined;
      if (member === "load") return load;
      if (loaded.has(member)) return loaded.get(member);
      // The answer of a call needs no loading.
      if (member === "value" && name.endsWith("()")) return (object() as { value: unknown }).value;
      return memberStandIn(object, send, `${name}.${member}`, member);
    },
    set(_, member, value) {
      send(`${name}.${String(member)} =`, () => {
        const real = object() as object;
        if (!(member in real)) throw new Error(`There is no ${name}.${String(member)}.`);
        Reflect.set(real, member, value);
      });
      return true;
    },
  });
  behind.set(standIn, object);
  return standIn;
}

/** A member that is called as a method, or looked into as an object. */
function memberStandIn(owner: () => unknown, send: Send, path: string, member: string): unknown {
  const inside = deferred(() => memberOf(owner() as Record<string, unknown>, member), send, path) as object;
  const either = new Proxy(() => undefined, {
    get: (_, inner) => Reflect.get(inside, inner) as unknown,
    set: (_, inner, value) => Reflect.set(inside, inner, value),
    apply: (_, __, args: unknown[]) => {
      let answer: unknown;
      send(path, () => {
        const real = owner() as Record<string, unknown>;
        const method = memberOf(real, member) as (...args: unknown[]) => unknown;
        answer = method.apply(real, args.map(realArgument));
      });
      return deferred(() => answer, send, `${path}()`);
    },
  });
  behind.set(either, () => memberOf(owner() as Record<string, unknown>, member));
  return either;
}

function loadedItem(item: object, send: Send, name: string): unknown {
  const standIn = deferred(() => item, send, `${name}.item`) as object;
  return new Proxy(standIn, {
    get: (_, member) =>
      member === "id" || member === "name" || member === "formula"
        ? (item as Record<string, unknown>)[member]
        : (Reflect.get(standIn, member) as unknown),
  });
}

function realArgument(value: unknown): unknown {
  const object = typeof value === "function" || typeof value === "object" ? value : null;
  return object === null ? value : (behind.get(object)?.() ?? value);
}

function memberOf(real: Record<string, unknown>, member: string): unknown {
  if (!(member in real)) throw new Error(`There is no member ${member}.`);
  return real[member];
}
