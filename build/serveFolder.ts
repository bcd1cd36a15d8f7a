import fs from "node:fs/promises";
import http from "node:http";
import path from "node:path";

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

/** A folder that is served. */
export interface ServedFolder {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves a folder to this machine alone, as any static host would.
 *
 * @param folder Absolute path.
 * @param port 0 takes a free one.
 */
export async function serveFolder(folder: string, port = 0): Promise<ServedFolder> {
  const server = http.createServer(async (request, response) => {
    try {
      // Any page of the browser can ask for what is no address, such as //[.
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const file = path.join(
        folder,
        decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname),
      );
      if (!file.startsWith(folder + path.sep)) throw new Error("outside of the folder");
      const body = await fs.readFile(file);
      response.writeHead(200, {
        "Content-Type": TYPES[path.extname(file)] ?? "application/octet-stream",
        "Cache-Control": "no-cache",
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
