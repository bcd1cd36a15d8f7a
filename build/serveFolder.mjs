import fs from "node:fs/promises";
import http from "node:http";
import path from "node:path";

const TYPES = {
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

/**
 * Serves a folder to this machine alone, as any static host would.
 *
 * @param {string} folder Absolute path.
 * @param {number} [port] 0 takes a free one.
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder, port = 0) {
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
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
