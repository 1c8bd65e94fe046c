import { createRequire } from 'node:module';
import type { MessagePort } from 'node:worker_threads';
import type { Render, RenderRequest } from '@title24/shared-config/contract';

export interface RenderTask {
  /** Absolute path of the render bundle; its name carries the version, so a loaded one stays right. */
  readonly bundle: string;
  readonly request: RenderRequest;
}

/** What became of a task in the thread: what the part answered, or what it threw. */
export type RenderOutcome = { readonly result: unknown } | { readonly thrown: string };

const require = createRequire(import.meta.url);

/**
 * Runs in a worker thread: what a part throws, leaks or takes too long with stays there. `started` is told when the
 * task's turn has come.
 */
export default async function renderInWorker({
  bundle,
  request,
  started,
}: RenderTask & { readonly started: MessagePort }): Promise<RenderOutcome> {
  started.postMessage(null);
  try {
    const { render } = require(bundle) as { render: Render };
    return { result: capped(await render(request)) };
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Characters of one slot. */
const maxSlotLength = 2_000_000;

/** Checked here, so that what is too large is never copied to the server's own thread. */
function capped(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) throw new TypeError('The part answered no slots.');
  for (const [slot, html] of Object.entries(result)) {
    if (typeof html !== 'string') throw new TypeError(`The slot ${slot} is not a string.`);
    if (html.length > maxSlotLength) {
      throw new RangeError(`The slot ${slot} is longer than ${maxSlotLength} characters.`);
    }
  }
  return { ...result };
}
