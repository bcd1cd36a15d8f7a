import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { serveFolder } from "../../build/serveFolder";

const ASSETS = path.resolve(__dirname, "../../assets");

/** The first line of the answer to a path as it stands, which no client that reads addresses would send. */
function statusOf(origin: string, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(origin).port), "127.0.0.1", () => {
      socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    });
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer.split("\r\n")[0] ?? ""));
  });
}

test("text is compressed for those who take it, and a file that has changed is read again", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-served-"));
  const script = path.join(folder, "page.js");
  const first = "let rows = 1;\n".repeat(100);
  fs.writeFileSync(script, first);
  fs.copyFileSync(path.join(ASSETS, "icon-16.png"), path.join(folder, "icon.png"));
  const { origin, close } = await serveFolder(folder);
  const encodingOf = async (name: string, accepted: string): Promise<[string | null, string]> => {
    const answer = await fetch(`${origin}/${name}`, { headers: { "Accept-Encoding": accepted } });
    return [answer.headers.get("Content-Encoding"), await answer.text()];
  };
  try {
    expect(await encodingOf("page.js", "gzip, br")).toEqual(["gzip", first]);
    expect(await encodingOf("page.js", "identity")).toEqual([null, first]);
    expect((await encodingOf("icon.png", "gzip"))[0]).toBe(null);
    fs.writeFileSync(script, "done();");
    fs.utimesSync(script, new Date(), new Date(Date.now() + 5000));
    expect(await encodingOf("page.js", "gzip")).toEqual(["gzip", "done();"]);
  } finally {
    await close();
    fs.rmSync(folder, { recursive: true });
  }
});

/** Addresses that lead to nothing, or out of the folder, in the spellings that servers have been tricked with. */
const REFUSED = [
  "//[",
  "/%",
  "/none",
  "/../package.json",
  "/..%2fpackage.json",
  "/%2e%2e/package.json",
  "/%2e%2e%2fpackage.json",
  "/..%5cpackage.json",
  "/..\\package.json",
  "/....//package.json",
  "/%252e%252e%252fpackage.json",
  "/icon-16.png/../../package.json",
  "/icon-16.png%00.html",
  "//etc/passwd",
  "/%2fetc%2fpasswd",
  "/../assets-other/icon-16.png",
  "http://example.com/../package.json",
  "*",
];

test("an address without a file in the folder is answered with 404, and the server keeps running", async () => {
  const { origin, close } = await serveFolder(ASSETS);
  try {
    for (const address of REFUSED) {
      expect([address, await statusOf(origin, address)]).toEqual([address, "HTTP/1.1 404 Not Found"]);
    }
    expect(await statusOf(origin, "/icon-16.png")).toBe("HTTP/1.1 200 OK");
  } finally {
    await close();
  }
});
