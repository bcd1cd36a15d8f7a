import { HostError } from "../hostError";

/** A refusal that a check asks for. */
export interface Fault {
  code: string;
  message: string;
}

const REFUSED: Fault = {
  code: "GeneralException",
  message: "There was an internal error while processing the request.",
};

/** Members that change nothing. */
const LOOKING = /\.(?:load|Get\w*)$/;

/** Members that change only how cells, charts, and pages look. The format of numbers and the lock of cells change more. */
const LOOKS =
  /^(?:Format|Font|Fill|Line|Border|Legend|DataLabels|MajorGridlines|CategoryAxis|ValueAxis|PageLayout|DefaultForAllPages|HorizontalPageBreaks)\.|\.(?:Style|Color|Weight|Marker\w+)$/;

/** A call that was refused. */
interface RefusedCall {
  kind: string;
  /** The request that it was part of, counted from 1. */
  request: number;
  /** Was it the first call of its request, so that nothing of the request took effect? */
  isFirst: boolean;
}

/**
 * Lets calls and requests fail on demand, and counts them. A call is what a real Excel can refuse: a method, a
 * property that is set, a `load`, or `settings.saveAsync`; a request is one `context.sync()`.
 */
export class Faults {
  /** Calls and requests since the last `reset`. */
  calls = 0;
  requests = 0;
  /** The calls by what they are, such as `GetRange.Values`. */
  made: string[] = [];
  /** The numbers of those that only look at the workbook, are the way to a part of it, or change only looks. */
  looking: number[] = [];
  /** The numbers of the first calls of requests. */
  firsts: number[] = [];
  /** The calls that were refused. */
  refused: RefusedCall[] = [];
  /** Calls before the present request. */
  private callsBefore = 0;
  private call: { at: number; last: number; fault: Fault } | undefined;
  private request: { at: number; fault: Fault } | undefined;

  /** The n-th call from now on fails, 1 is the next one, and so do those behind it up to `span` of them in all. */
  failCall(n: number, fault: Fault = REFUSED, span = 1): void {
    const at = this.calls + n;
    this.call = { at, last: at + span - 1, fault };
  }

  /** The n-th request from now on fails, before anything of it takes effect. */
  failRequest(n: number, fault: Fault = REFUSED): void {
    this.request = { at: this.requests + n, fault };
  }

  /** Nothing fails any more, and counting begins anew. */
  reset(): void {
    this.calls = 0;
    this.requests = 0;
    this.made = [];
    this.looking = [];
    this.firsts = [];
    this.refused = [];
    this.callsBefore = 0;
    this.call = undefined;
    this.request = undefined;
  }

  countRequest(): void {
    this.requests += 1;
    this.callsBefore = this.calls;
    const { request } = this;
    if (request?.at === this.requests) throw new HostError(request.fault.code, request.fault.message, 500);
  }

  countCall(kind: string): void {
    this.calls += 1;
    this.made.push(kind);
    if (LOOKING.test(kind) || LOOKS.test(kind)) this.looking.push(this.calls);
    if (this.calls === this.callsBefore + 1) this.firsts.push(this.calls);
    const { call, calls, requests: request } = this;
    if (!call || calls < call.at || calls > call.last) return;
    this.refused.push({ kind, request, isFirst: calls === this.callsBefore + 1 });
    throw new HostError(call.fault.code, call.fault.message, 500);
  }
}
