import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { folderFiles } from "../../src/cli/folderFiles";

let folder = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function put(name: string, text = name): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

const found = async () => {
  const { files, diagnostics } = await folderFiles(folder);
  const codes = diagnostics.map(({ severity, code, file }) => `${severity} ${code} ${file}`);
  return { paths: files.map((file) => file.path), codes, files, diagnostics };
};

test("lists files of all folders by their path", async () => {
  put("b.txt");
  put("a/c.txt");
  put("a/d/e.txt", "12345");
  const { paths, codes, files } = await found();
  expect({ paths, codes }).toEqual({ paths: ["a/c.txt", "a/d/e.txt", "b.txt"], codes: [] });
  expect(files[1]?.sizeBytes).toBe(5);
});

test("reads names in another encoding", async () => {
  const name = Buffer.concat([Buffer.from(`${folder}/M`), Buffer.from([0xfc]), Buffer.from("nchen.txt")]);
  fs.writeFileSync(name, "text");
  put("other.txt");
  const { paths, codes, files } = await found();
  expect({ paths, codes }).toEqual({ paths: ["München.txt", "other.txt"], codes: [] });
  expect(files[0] && (await new Response(files[0].open()).text())).toBe("text");
});

test("follows links to files and folders", async () => {
  const outside = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  fs.writeFileSync(path.join(outside, "run.json"), "{}");
  fs.symlinkSync(outside, path.join(folder, "results"));
  fs.symlinkSync(path.join(outside, "run.json"), path.join(folder, "again.json"));
  const { paths, diagnostics } = await found();
  fs.rmSync(outside, { recursive: true });
  expect(paths).toHaveLength(1);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({ severity: "info", code: "same-file" });
});

test("files with numbers that differ by less than a JavaScript number holds are not one file", async () => {
  put("a.txt");
  put("b.txt");
  const stat = jest.spyOn(fs.promises, "stat");
  const real = stat.getMockImplementation() ?? fs.promises.stat;
  stat.mockRestore();
  // NTFS: how often an entry was used in the upper 16 bits, its place in the lower 48.
  const entry = 2n ** 60n;
  const spied = jest.spyOn(fs.promises, "stat").mockImplementation((async (name: Buffer, options: object) => {
    const stats = await real(name, { ...options, bigint: true });
    const ino =
      entry + (name.toString().endsWith("a.txt") ? 1n : name.toString().endsWith("b.txt") ? 2n : 3n);
    return "bigint" in options ? { ...stats, ino } : { ...stats, ino: Number(ino), size: Number(stats.size) };
  }) as typeof fs.promises.stat);
  const { paths, codes } = await found();
  spied.mockRestore();
  expect({ paths, codes }).toEqual({ paths: ["a.txt", "b.txt"], codes: [] });
});

test("a link to a folder above is not followed again, and reported", async () => {
  put("a/b.txt");
  fs.symlinkSync("..", path.join(folder, "a", "up"));
  const { paths, codes, diagnostics } = await found();
  expect({ paths, codes }).toEqual({ paths: ["a/b.txt"], codes: ["info same-file a/up"] });
  expect(diagnostics[0]?.message).toBe("a/up is the same as the folder itself: it is read once.");
});

test("a link that leads nowhere is reported, and the rest is read", async () => {
  put("a.txt");
  fs.symlinkSync("none", path.join(folder, "lost"));
  expect(await found()).toMatchObject({ paths: ["a.txt"], codes: ["error unreadable-link lost"] });
});

test("a folder that cannot be read is reported, and the rest is read", async () => {
  put("a.txt");
  put("secret/b.txt");
  const readdir = jest.spyOn(fs.promises, "readdir");
  const real = readdir.getMockImplementation() ?? fs.promises.readdir;
  readdir.mockRestore();
  const spied = jest
    .spyOn(fs.promises, "readdir")
    .mockImplementation(((name: Buffer, options: never) =>
      name.toString().endsWith("secret")
        ? Promise.reject(new Error("EACCES: permission denied"))
        : real(name, options)) as typeof fs.promises.readdir);
  const { paths, diagnostics } = await found();
  spied.mockRestore();
  expect(paths).toEqual(["a.txt"]);
  expect(diagnostics).toMatchObject([
    { code: "unreadable-folder", message: "secret cannot be read: EACCES: permission denied" },
  ]);
});
