import type { Area } from "../../../../src/workbook/address";
import { notImplemented } from "../hostError";
import type { Sheet } from "../workbook/sheet";
import type { Workbook } from "../workbook/workbook";

/** What the members of the objects work on, and what they may ask the host for. */
export interface Session {
  readonly workbook: Workbook;
  /** Remembers an object beyond its request and gives the id that office.js finds it by; the same for the same key. */
  keep(key: string, object: HostObject): string;
  forget(id: string): void;
  /** The `Worksheet` of a sheet, for members of objects that lie on one. */
  worksheet(sheet: Sheet): HostObject;
  /** A `Range` of cells, for members of objects that a range leads to. */
  range(sheet: Sheet, areas: readonly Area[]): HostObject;
  /** Takes in a workbook file, as `insertWorksheetsFromBase64` does; the names of its new sheets. */
  insertFile(
    base64: string,
    options: { sheetNamesToInsert?: string[]; positionType?: string },
  ): Promise<string[]>;
  /** Opens a workbook file in a window of its own. */
  openFile(base64: string | undefined): Promise<void>;
  /** A member was set, or a method called: `Worksheet.delete`. */
  did(member: string): void;
  /** The runtime of the custom functions is there. */
  functionsReady(): void;
  functionsAnswered(results: readonly unknown[]): void;
  /** `Office.addin.show`, `hide`, `setStartupBehavior`: what was asked for. */
  readonly runtime: Record<string, unknown>;
}

/** What a member answers: a value, another object, or `null` for a null object; methods may take their time. */
type Answer = unknown;

/** A value as it arrives: plain ones as they are, anything else as a `HostObject` or as JSON that must be looked at. */
type Received<Value> = Value extends string | number | boolean | undefined ? Value : unknown;

/** Arguments as they arrive. One that was left out is `null` or missing, whatever its type says. */
type Arguments<Method> = Method extends (...args: infer Given) => unknown
  ? { readonly [Index in keyof Given]: Received<Given[Index]> }
  : never;

/** Members of an Office.js interface as they are called on the wire: `values` is `Values`. */
type Getters<Self, Api> = {
  [Name in keyof Api & string as Capitalize<Name>]?: (self: Self, session: Session) => Answer;
};
type Setters<Self, Api> = {
  [Name in keyof Api & string as Capitalize<Name>]?: (
    self: Self,
    value: Received<Api[Name]>,
    session: Session,
  ) => void;
};
type Methods<Self, Api> = {
  [Name in keyof Api & string as Capitalize<Name>]?: (
    self: Self,
    args: Arguments<Api[Name]>,
    session: Session,
  ) => Answer;
} & { [name: `_${string}`]: (self: Self, args: readonly unknown[], session: Session) => Answer };

/**
 * A kind of object of Office.js: what the host does for each of its members. A member that is missing here fails
 * loudly; a name that Office.js does not have does not compile.
 */
export interface ObjectType<Self, Api> {
  /** As errors name it: `Range`. */
  name: string;
  /** What office.js keeps to find the object again in later requests: `{ Id }` in a collection, or `_ReferenceId`. */
  identity?: (self: Self, session: Session, object: HostObject) => Record<string, unknown>;
  /** Properties to read, and those that lead to another object. */
  get?: Getters<Self, Api>;
  set?: Setters<Self, Api>;
  call?: Methods<Self, Api>;
  /** The members of a collection. */
  items?: (self: Self, session: Session) => HostObject[];
}

type Table = Readonly<Record<string, ((...args: unknown[]) => unknown) | undefined>>;

/** An object of the host: something of the workbook, seen as one of the types of Office.js. */
export class HostObject {
  private constructor(
    private readonly type: ObjectType<unknown, unknown>,
    /** The thing itself: a sheet, a range, a chart. */
    readonly self: unknown,
  ) {}

  static of<Self, Api>(type: ObjectType<Self, Api>, self: Self): HostObject {
    return new HostObject(type as unknown as ObjectType<unknown, unknown>, self);
  }

  get name(): string {
    return this.type.name;
  }

  identity(session: Session): Record<string, unknown> {
    return this.type.identity?.(this.self, session, this) ?? {};
  }

  items(session: Session): HostObject[] | undefined {
    return this.type.items?.(this.self, session);
  }

  /** Names of the properties that hold plain values or lead on. */
  get properties(): string[] {
    return Object.keys(this.type.get ?? {});
  }

  get(property: string, session: Session): unknown {
    const member = (this.type.get as Table | undefined)?.[property];
    if (!member) throw notImplemented(`${this.name}.${lowered(property)}`);
    return member(this.self, session);
  }

  set(property: string, value: unknown, session: Session): void {
    const member = (this.type.set as Table | undefined)?.[property];
    if (!member) throw notImplemented(`setting ${this.name}.${lowered(property)}`);
    member(this.self, value, session);
  }

  call(method: string, args: readonly unknown[], session: Session): unknown {
    const member = (this.type.call as Table | undefined)?.[method];
    if (!member) throw notImplemented(`${this.name}.${lowered(method)}()`);
    return member(this.self, args, session);
  }
}

/** A member as its users write it: `GetRange` is `getRange`. */
export function lowered(member: string): string {
  return member.charAt(0).toLowerCase() + member.slice(1);
}
