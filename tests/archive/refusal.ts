import { ArchiveError } from "../../src/archive/archiveLimits";

/** What a refusal says, and which file it blames. */
export function refusal(check: () => void): [string, string] | null {
  try {
    check();
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(ArchiveError);
    const { name, message, file } = error as ArchiveError;
    expect(name).toBe("ArchiveError");
    return [message, file];
  }
}

/** The same of an archive that is being opened or read; `null` where all is well. */
export const refusalOf = async (zip: Promise<unknown>) => {
  const error: unknown = await zip.catch((reason: unknown) => reason);
  return refusal(() => {
    if (error instanceof Error) throw error;
  });
};
