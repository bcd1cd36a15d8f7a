import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "..");
const read = (name: string): string => fs.readFileSync(path.join(ROOT, name), "utf8");

function trackedFiles(): string[] {
  return execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
}

const LOCKS = [
  "package-lock.json",
  "tools/validate/package-lock.json",
  "tests/e2e/package-lock.json",
  "tools/workbench/package-lock.json",
  "tools/mutation/package-lock.json",
  "bench/package-lock.json",
];

test.each(LOCKS)("%s holds no download addresses", (lock) => {
  expect(read(lock)).not.toMatch(/"resolved": "https?:/);
});

test.each(LOCKS.map((lock) => lock.replace("package-lock.json", ".npmrc")))(
  "%s keeps download addresses out of the lock",
  (name) => {
    expect(read(name)).toContain("omit-lockfile-registry-resolved=true");
  },
);

test("every package of the lock runs on Node 20", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { engines?: { node?: string }; dev?: boolean }>;
  };
  const tooNew = Object.entries(packages).filter(([, { engines }]) =>
    /^(>=|\^)\s*2[2-9]/.test(engines?.node ?? ""),
  );
  expect(tooNew.map(([name]) => name)).toEqual([]);
});

test("what we list is pinned where we listed it: exact versions but for types and semver", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<
    string,
    Record<string, string>
  >;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:\w+@)?\d/.test(version),
  );
  expect(loose.map(([name]) => name).sort()).toEqual(["@types/node", "semver"]);
});

test("no machine's path and no token in a tracked file", () => {
  const suspicious = /(^|[\s"'`(=])\/(home|root|Users|work|tmp)\/\w|npm_[A-Za-z0-9]{30}|ghp_[A-Za-z0-9]{30}/;
  const found = trackedFiles()
    .filter((name) => !/\.(png|zip|xlsx|ico)$/.test(name) && fs.existsSync(path.join(ROOT, name)))
    .filter((name) => name !== "tests/repository.test.ts" && suspicious.test(read(name)));
  expect(found).toEqual([]);
});

// office-addin-debugging installs certificates by itself on a Mac only.
test("npm run excel installs certificates before it starts the server", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  expect(scripts["excel"]).toMatch(/^office-addin-dev-certs install && office-addin-debugging start /);
});
