import fs from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const gzipped = promisify(gzip);

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".xml": "application/xml",
};

/** What is text becomes a quarter of its size; pictures are compressed already. */
const COMPRESSES = /^text\/|[/+](javascript|json|xml)$/;

/** A folder that is served. */
export interface ServedFolder {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves a folder to this machine alone, as any static host would: compressed where the browser takes it.
 *
 * @param folder Absolute path.
 * @param port 0 takes a free one.
 */
export async function serveFolder(folder: string, port = 0): Promise<ServedFolder> {
  const compressed = new Map<string, { mtimeMs: number; body: Promise<Buffer> }>();
  const compress = (file: string, mtimeMs: number): Promise<Buffer> => {
    const known = compressed.get(file);
    if (known?.mtimeMs === mtimeMs) return known.body;
    const body = fs.readFile(file).then((bytes) => gzipped(bytes));
    compressed.set(file, { mtimeMs, body });
    return body;
  };
  const server = http.createServer(async (request, response) => {
    try {
      // Any page of the browser can ask for what is no address, such as //[.
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const file = path.join(
        folder,
        decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname),
      );
      if (!file.startsWith(folder + path.sep)) throw new Error("outside of the folder");
      const type = TYPES[path.extname(file)] ?? "application/octet-stream";
      const { mtimeMs } = await fs.stat(file);
      const isCompressed =
        COMPRESSES.test(type) && /\bgzip\b/.test(String(request.headers["accept-encoding"]));
      const body = isCompressed ? await compress(file, mtimeMs) : await fs.readFile(file);
      response.writeHead(200, {
        "Content-Type": type,
        "Cache-Control": "no-cache",
        Vary: "Accept-Encoding",
        ...(isCompressed ? { "Content-Encoding": "gzip" } : {}),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(port, "127.0.0.1", resolve),
  );
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no port");
  return {
    origin: `http://localhost:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
