import { DomainError } from "../model/errors";

/** Refuses a design of more target clusters than it holds; who asks for it says where several are sent to one. */
export class TooManyTargets extends DomainError {
  constructor(
    readonly count: number,
    message: string,
  ) {
    super("bad-input", message);
  }
}
