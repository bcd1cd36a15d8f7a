/** ISO 8601 of diskspd's `2021/04/16 19:03:38 UTC`; `null` for anything else, as other times have no zone. */
export function startedAtUtc(text: string): string | null {
  const match = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d) UTC$/.exec(text.trim());
  if (!match) return null;
  const [, year, month, day, time] = match;
  const milliseconds = Date.parse(`${year}-${month}-${day}T${time}Z`);
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString();
}
