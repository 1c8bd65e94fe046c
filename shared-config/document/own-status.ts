/** What a browser wrote to its console, as Playwright tells it. */
interface ConsoleLine {
  text(): string;
  location(): { readonly url: string };
}

/** Whether a line says that a page itself was answered with 404, as one is that is not found. */
export function isOwnStatus(line: ConsoleLine, pageUrl: string): boolean {
  return line.location().url === pageUrl && /status of 404/.test(line.text());
}
