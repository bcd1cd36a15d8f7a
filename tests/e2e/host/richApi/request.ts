/** A request of the rich API as office.js writes it, as far as the host reads it. */
export interface RichApiRequest {
  Actions: Action[];
  ObjectPaths: Record<string, ObjectPath>;
}

export interface Action {
  Id: number;
  ActionType: number;
  Name: string;
  ObjectPathId: number;
  ArgumentInfo?: ArgumentInfo;
  QueryInfo?: QueryInfo;
}

export interface ObjectPath {
  Id: number;
  ObjectPathType: number;
  Name: string;
  ParentObjectPathId?: number;
  ArgumentInfo?: ArgumentInfo;
}

export interface ArgumentInfo {
  Arguments?: unknown[];
  /** Where an argument is an object: the id of its path, at the same index. */
  ReferencedObjectPathIds?: unknown[];
}

export interface QueryInfo {
  Select?: string[];
  Expand?: string[];
  Top?: number;
  Skip?: number;
}

export const ACTION = { instantiate: 1, query: 2, method: 3, setProperty: 4, trace: 5 } as const;

export const PATH = {
  root: 1,
  newObject: 2,
  method: 3,
  property: 4,
  indexer: 5,
  reference: 6,
  nullObject: 7,
} as const;

export interface RichApiResponse {
  Results: { ActionId: number; Value: unknown }[];
  /** Ids of the trace actions that were reached: office.js registers a handler once its trace comes back. */
  TraceIds: number[];
  Error?: { ActionIndex: number; Code: string; Message: string; Location: string; HttpStatusCode: number };
}
