import { ACTION, type RichApiRequest, type RichApiResponse } from "./richApi/request";

/** Excel on the web takes and gives 5 MB at a time. */
export const PAYLOAD_LIMIT_BYTES = 5 * 1024 * 1024;

const UTF8 = new TextEncoder();

/** Size of one round trip. */
export interface RoundTrip {
  requestBytes: number;
  responseBytes: number;
  actions: number;
  /** Does it only look at the workbook? */
  readOnly: boolean;
}

/** Counts the round trips of the rich API, which are its cost, and refuses those that are too large. */
export class Traffic {
  /**
   * The most bytes of what one request loads. A test sets less than Excel's limit. What confirms calls does not shrink with it, and
   * does not count.
   */
  loadedBytes = PAYLOAD_LIMIT_BYTES;
  /** The loads of the last request. */
  private loads: ReadonlySet<number> = new Set();
  /** The round trips since the last `reset`, in their order. Those that office.js makes for itself are not among them. */
  roundTrips: RoundTrip[] = [];
  /** Round trips so far: the calls of `context.sync()`. */
  get syncs(): number {
    return this.roundTrips.length;
  }

  get largestRequestBytes(): number {
    return Math.max(0, ...this.roundTrips.map(({ requestBytes }) => requestBytes));
  }

  reset(): void {
    this.roundTrips = [];
  }

  /** Takes note of a request. Returns the refusal of one that is too large. */
  request(body: string, { Actions }: RichApiRequest): RichApiResponse | undefined {
    const requestBytes = bytesOf(body);
    const readOnly = Actions.every(
      ({ ActionType, Name }) =>
        ActionType === ACTION.instantiate || ActionType === ACTION.query || Name.startsWith("_"),
    );
    this.roundTrips.push({ requestBytes, responseBytes: 0, actions: Actions.length, readOnly });
    this.loads = new Set(Actions.flatMap(({ Id, ActionType }) => (ActionType === ACTION.query ? [Id] : [])));
    return requestBytes > PAYLOAD_LIMIT_BYTES ? tooLarge("Request", requestBytes) : undefined;
  }

  /** Takes note of the response to the last request. Returns its text, or that of the refusal of one that is too large. */
  response(response: RichApiResponse): string {
    const text = JSON.stringify(response);
    const responseBytes = bytesOf(text);
    const roundTrip = this.roundTrips.at(-1);
    if (roundTrip) roundTrip.responseBytes = responseBytes;
    const isTooLarge = responseBytes > PAYLOAD_LIMIT_BYTES || this.loaded(response) > this.loadedBytes;
    return isTooLarge ? JSON.stringify(tooLarge("Response", responseBytes)) : text;
  }

  /** Bytes of what the last request loaded. */
  private loaded({ Results }: RichApiResponse): number {
    // Then the limit of the whole answer is enough, and nothing is written twice.
    if (this.loadedBytes >= PAYLOAD_LIMIT_BYTES) return 0;
    const loaded = Results.filter(({ ActionId }) => this.loads.has(ActionId));
    return loaded.reduce((sum, { Value }) => sum + bytesOf(JSON.stringify(Value)), 0);
  }
}

/** Is it office.js that asks for itself: its runtimes, or the release of ranges after `Excel.run`? */
export function isInternal({ ObjectPaths, Actions }: RichApiRequest): boolean {
  const named = Actions.filter(({ Name }) => Name !== "");
  const release = named.length > 0 && named.every(({ Name }) => Name === "_RemoveReference");
  return release || Object.values(ObjectPaths).some(({ Name }) => Name.startsWith("Microsoft."));
}

/** Letters beyond ASCII take more than a byte. */
const WIDE = /[\u0080-\uffff]/;

function bytesOf(text: string): number {
  return WIDE.test(text) ? UTF8.encode(text).length : text.length;
}

function tooLarge(what: "Request" | "Response", bytes: number): RichApiResponse {
  const Message = `The ${what.toLowerCase()} payload size has exceeded the limit: ${bytes} bytes.`;
  const Code = `${what}PayloadSizeLimitExceeded`;
  return {
    Results: [],
    TraceIds: [],
    Error: { ActionIndex: 0, Code, Message, Location: "", HttpStatusCode: 413 },
  };
}
