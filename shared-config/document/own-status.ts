/** A console line as Playwright reports it. */
interface ConsoleLine {
  text(): string;
  location(): { readonly url: string };
}

/** Returns whether a console line reports that the page itself got a 404. */
export function isOwnStatus(line: ConsoleLine, pageUrl: string): boolean {
  return line.location().url === pageUrl && /status of 404/.test(line.text());
}
