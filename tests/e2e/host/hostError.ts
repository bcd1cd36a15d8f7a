/** What Excel answers to a call that it refuses: the code and the HTTP status that office.js hands on. */
export class HostError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly httpStatus = 400,
    /** Where, as `Range.values`; the dispatcher fills it in where it is left out. */
    readonly location?: string,
  ) {
    super(message);
    this.name = code;
  }
}

export const notFound = (what: string): HostError =>
  new HostError("ItemNotFound", `The requested resource doesn't exist: ${what}.`, 404);

export const invalidArgument = (what: string): HostError =>
  new HostError(
    "InvalidArgument",
    `The argument is invalid or missing or has an incorrect format: ${what}.`,
    400,
  );

export const alreadyExists = (what: string): HostError =>
  new HostError(
    "ItemAlreadyExists",
    `A resource with the same name or identifier already exists: ${what}.`,
    409,
  );

/** Excel does not say what is protected. */
export const accessDenied = (): HostError =>
  new HostError("AccessDenied", "You cannot perform the requested operation.", 403);

/** For a member of Office.js that the host does not have: never silently accepted. */
export const notImplemented = (member: string): HostError =>
  new HostError("ApiNotFound", `The Excel host for tests does not have ${member}: see host/README.md.`, 404);
