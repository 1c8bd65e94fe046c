import type { IncomingMessage, ServerResponse } from 'node:http';

const eventsPath = '/dev/reload';

/** URL of the script that reloads a page after each build. */
export const reloadScriptUrl = '/dev/live-reload.js';
const reloadScript = `new EventSource('${eventsPath}').onmessage = () => location.reload();`;

/** Reloads the open pages of a development server. */
export class LiveReload {
  readonly #pages = new Set<ServerResponse>();

  /**
   * Answers requests for the script at {@link reloadScriptUrl}, and for the events that the script receives.
   * @returns whether the request was one of these
   */
  answer({ url }: IncomingMessage, response: ServerResponse): boolean {
    const headers = { 'cache-control': 'no-store' };
    if (url === reloadScriptUrl)
      response.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end(reloadScript);
    if (url === eventsPath) {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' }).write(': watching\n\n');
      this.#pages.add(response);
      response.once('close', () => this.#pages.delete(response));
    }
    return url === reloadScriptUrl || url === eventsPath;
  }

  reload(): void {
    for (const page of this.#pages) page.write('data: built\n\n');
  }
}
