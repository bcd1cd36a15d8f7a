import { HostError, notFound, notImplemented } from "../hostError";
import type { Faults } from "./faults";
import { HostObject, lowered, type Session } from "./hostObject";
import { query } from "./query";
import {
  ACTION,
  PATH,
  type Action,
  type ArgumentInfo,
  type ObjectPath,
  type RichApiRequest,
  type RichApiResponse,
} from "./request";

/** Objects that requests begin from. */
export interface Roots {
  /** `context.workbook`. */
  workbook: HostObject;
  /** Services that office.js makes by their full name, `Microsoft.ExcelServices.CustomFunctions`. */
  service(name: string): HostObject;
  /** An object that an earlier request refers to by an id. */
  object(id: string): HostObject | undefined;
}

/** Carries out one request: its actions in their order, up to the first that fails. */
export async function dispatch(
  request: RichApiRequest,
  { roots, session, faults }: { roots: Roots; session: Session; faults: Faults },
): Promise<RichApiResponse> {
  const batch = new Batch(request.ObjectPaths, roots, session, faults);
  const response: RichApiResponse = { Results: [], TraceIds: [] };
  for (const [index, action] of request.Actions.entries()) {
    try {
      if (index === 0) faults.countRequest();
      response.Results.push({ ActionId: action.Id, Value: await batch.act(action) });
      if (action.ActionType === ACTION.trace) response.TraceIds.push(action.Id);
    } catch (error) {
      const refusal = error instanceof HostError ? error : broken(error);
      response.Error = {
        ActionIndex: index,
        Code: refusal.code,
        Message: refusal.message,
        Location: refusal.location ?? batch.location(action),
        HttpStatusCode: refusal.httpStatus,
      };
      break;
    }
  }
  return response;
}

/** A fault of the host itself, told so that nobody looks for it in the add-in. */
function broken(error: unknown): HostError {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new HostError("GeneralException", `The Excel host for tests broke down: ${stack}`, 500);
}

class Batch {
  private readonly objects = new Map<number, HostObject | null>();

  constructor(
    private readonly paths: RichApiRequest["ObjectPaths"],
    private readonly roots: Roots,
    private readonly session: Session,
    private readonly faults: Faults,
  ) {}

  async act(action: Action): Promise<unknown> {
    if (this.counts(action)) this.faults.countCall(this.kind(action));
    const object = action.ObjectPathId ? await this.object(action.ObjectPathId) : null;
    // What is asked of a null object answers null; setting it is an error, as in Excel.
    switch (action.ActionType) {
      case ACTION.instantiate:
        return object?.identity(this.session) ?? null;
      case ACTION.query:
        return object && query(object, action.QueryInfo ?? {}, this.session);
      case ACTION.method:
        return object && this.plain(await this.call(object, action.Name, action.ArgumentInfo));
      case ACTION.setProperty: {
        const [value] = await this.args(action.ArgumentInfo);
        if (!object) throw notFound(`the object of ${action.Name} is null`);
        object.set(action.Name, value, this.session);
        this.session.did(`${object.name}.${lowered(action.Name)}`);
        return null;
      }
      case ACTION.trace:
        return null;
      default:
        throw notImplemented(`actions of type ${action.ActionType}`);
    }
  }

  /** `Range.values`: the member that an action is about. */
  location(action: Action): string {
    const path = this.paths[action.ObjectPathId];
    const own = action.Name === "" ? path : undefined;
    const target = own ? own.ParentObjectPathId : action.ObjectPathId;
    const object = target === undefined ? undefined : this.objects.get(target);
    return [object?.name, lowered(action.Name || memberOf(own))].filter(Boolean).join(".");
  }

  /** Bookkeeping of office.js is no call, and neither is the way to a property. */
  private counts({ ActionType, ObjectPathId, Name }: Action): boolean {
    if (ActionType === ACTION.trace || Name.startsWith("_")) return false;
    if (ActionType !== ACTION.instantiate) return !this.paths[ObjectPathId]?.Name.startsWith("Microsoft.");
    // office.js instantiates a path again and again; only the first time is the call.
    const type = this.objects.has(ObjectPathId) ? undefined : this.paths[ObjectPathId]?.ObjectPathType;
    return type === PATH.method || type === PATH.indexer;
  }

  /** What a call does to what, as the request names it: `Charts.Add`. */
  private kind({ Name, ObjectPathId, ActionType }: Action): string {
    const path = this.paths[ObjectPathId];
    if (ActionType === ACTION.query) return `${path?.Name ?? ""}.load`;
    const owner = Name === "" ? this.paths[path?.ParentObjectPathId ?? 0] : path;
    return `${owner?.Name ?? ""}.${Name || memberOf(path)}`;
  }

  /** The object of a path. Each is evaluated once, when it is first needed: `add` must not add twice. */
  private async object(id: number): Promise<HostObject | null> {
    const known = this.objects.get(id);
    if (known !== undefined) return known;
    const path = this.paths[id];
    if (!path) throw notFound(`object path ${id}`);
    const object = await this.evaluate(path);
    this.objects.set(id, object);
    return object;
  }

  private async evaluate(path: ObjectPath): Promise<HostObject | null> {
    switch (path.ObjectPathType) {
      case PATH.root:
        return this.roots.workbook;
      case PATH.newObject:
        return this.roots.service(path.Name);
      case PATH.nullObject:
        return null;
      case PATH.reference: {
        const object = this.roots.object(path.Name);
        if (!object)
          throw new HostError("InvalidReference", "This reference is not valid for the current operation.");
        return object;
      }
      default:
        return this.below(path);
    }
  }

  private async below(path: ObjectPath): Promise<HostObject | null> {
    const parent = await this.object(path.ParentObjectPathId ?? 0);
    if (!parent) return null;
    const answer =
      path.ObjectPathType === PATH.property
        ? parent.get(path.Name, this.session)
        : await this.call(
            parent,
            path.ObjectPathType === PATH.indexer ? "GetItem" : path.Name,
            path.ArgumentInfo,
          );
    if (answer === null || answer instanceof HostObject) return answer;
    throw new Error(`${parent.name}.${path.Name} answers no object`);
  }

  private async call(object: HostObject, method: string, info: ArgumentInfo | undefined): Promise<unknown> {
    if (method === "_KeepReference") return null;
    if (/^_(Unr|R)egister\w*Event/.test(method)) return null;
    const answer: unknown = await object.call(method, await this.args(info), this.session);
    this.session.did(`${object.name}.${lowered(method)}`);
    return answer;
  }

  private plain(answer: unknown): unknown {
    return answer instanceof HostObject ? answer.identity(this.session) : (answer ?? null);
  }

  /** One after the other: an argument's object must not be made twice. */
  private async args(info: ArgumentInfo | undefined): Promise<unknown[]> {
    const args: unknown[] = [];
    for (const [i, value] of (info?.Arguments ?? []).entries()) {
      args.push(await this.argument(value, info?.ReferencedObjectPathIds?.[i]));
    }
    return args;
  }

  private async argument(value: unknown, path: unknown): Promise<unknown> {
    if (Array.isArray(value) && Array.isArray(path)) {
      return this.args({ Arguments: value, ReferencedObjectPathIds: path });
    }
    return typeof path === "number" && path !== 0 ? this.object(path) : value;
  }
}

/** The member that a path goes through. */
function memberOf(path: ObjectPath | undefined): string {
  return path?.ObjectPathType === PATH.indexer ? "GetItem" : (path?.Name ?? "");
}
