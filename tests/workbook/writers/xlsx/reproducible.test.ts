import { execFileSync } from "node:child_process";
import { join } from "node:path";

function hash(zone: string, date: string): string[] {
  const script = join(__dirname, "hashOfSample.cjs");
  const output = execFileSync(process.execPath, [script, date], {
    env: { ...process.env, TZ: zone },
    encoding: "utf8",
  });
  return output.trim().split(" ");
}

test("the bytes depend on neither the time zone nor the day", () => {
  const [here, midnightHere] = hash("UTC", "2024-02-29T12:00:00Z");
  const [there, midnightThere] = hash("Asia/Tokyo", "2031-05-06T23:30:00Z");
  expect(midnightThere).not.toBe(midnightHere); // The zone did change.
  expect(there).toBe(here);
  expect(here).toMatch(/^[0-9a-f]{64}$/);
}, 30_000);
