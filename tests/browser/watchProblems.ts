import type { BrowserContext } from "@playwright/test";

/** Collects what goes wrong in a browser context: console errors and warnings, exceptions, failed answers. */
export function watchProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
  });
  context.on("console", (message) => {
    const type = message.type();
    if (type === "error" || type === "warning") problems.push(`console ${type}: ${message.text()}`);
  });
  context.on("weberror", (webError) => problems.push(`exception: ${webError.error().message}`));
  return problems;
}
