import net from "node:net";
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

test("what is no address is not found, and the server goes on", async () => {
  const { origin, close } = await serveFolder(ASSETS);
  try {
    for (const address of ["//[", "/%", "/../package.json", "/none"]) {
      expect([address, await statusOf(origin, address)]).toEqual([address, "HTTP/1.1 404 Not Found"]);
    }
    expect(await statusOf(origin, "/icon-16.png")).toBe("HTTP/1.1 200 OK");
  } finally {
    await close();
  }
});
