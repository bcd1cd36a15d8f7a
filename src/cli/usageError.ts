/** The command line itself is wrong: exit code 2, with a hint. */
export class UsageError extends Error {}
