import {
  type DataRequest,
  dataKey,
  type PageData,
  type RegistryEntry,
  type RenderRequest,
} from '@title24/remote-kit/contract';
import { markupProblem } from '@title24/remote-kit/document';
import { RenderBundleError, renderBundleFile } from '@title24/remote-kit/registry';
import { loggedOut, type SiteConfiguration } from '@title24/shared-domain';
import { siteClock } from '../../clock/clock.ts';
import type { CallPublic } from '../page-builder.ts';
import type { Candidate, GateProblem, ReleaseTrial } from '../registry/gates/candidate.ts';
import type { PublishedFiles } from '../registry/published-files.ts';
import { withTimeout } from '../with-timeout.ts';
import type { RenderPool } from './render-task.ts';
import { resultFault } from './result-fault.ts';

interface Options {
  readonly files: Pick<PublishedFiles, 'readRenderBundle'>;
  readonly callPublic: CallPublic;
  /** Opens a new pool for each trial, which is closed afterwards. */
  readonly openPool: () => RenderPool;
}

/** Number of problems after which the trial stops. */
const maxProblems = 5;

/** How long the trial waits for a call, in milliseconds. */
const callTimeLimitMs = 5_000;

type Route = RegistryEntry['extras']['routes'][number];

/**
 * Renders each route of a candidate with its data, in a renderer of its own: none may throw, time out, write to the
 * console, or return HTML that is not allowed in a page (F1, F4).
 */
export class RenderTrial implements ReleaseTrial {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async tryOut({ entry, blobs }: Candidate): Promise<readonly GateProblem[]> {
    const bundle = blobs[renderBundleFile];
    // The browser renders it.
    if (!bundle) return [];
    const { callPublic, files, openPool } = this.#options;
    const { version } = entry.metadata;
    const text = await readable(files.readRenderBundle(entry.name, version, bundle.integrity));
    if (typeof text !== 'string') return [text];
    const config = (await callPublic('config', 'load')) as SiteConfiguration;
    const pool = openPool();
    const problems: GateProblem[] = [];
    try {
      // The shell has no routes: it renders the layout around them, and the not-found page.
      const routes = entry.extras.kind === 'host' ? [null] : entry.extras.routes;
      for (const route of routes) {
        const problem = await this.#tryRoute(route, config, (request) =>
          pool.run({ bundle: { id: version, read: async () => text }, request }),
        );
        if (problem) problems.push(problem);
        if (problems.length === maxProblems) break;
      }
    } finally {
      await pool.close();
    }
    return problems;
  }

  async #tryRoute(
    route: Route | null,
    config: SiteConfiguration,
    run: (request: RenderRequest) => ReturnType<RenderPool['run']>,
  ): Promise<GateProblem | null> {
    // '/a/*' matches '/a' too.
    const path = route ? route.path.replace(/\/\*$/, '') || '/' : '/no-page-has-this-address';
    const refused = (message: string, remedy: string): GateProblem => ({ gate: 'trial', message, remedy });
    const data = await this.#load(route?.data ?? []);
    if ('call' in data)
      return refused(
        `${path} needs ${data.call}, which failed: ${data.reason}.`,
        'Declare a public call that this site has, with valid params.',
      );
    const request: RenderRequest = {
      url: path,
      origin: 'https://trial.example',
      config,
      login: loggedOut,
      data: data.loaded,
      route,
      now: siteClock.now().toISOString(),
      build: '0',
    };
    try {
      const outcome = await run(request);
      if (!outcome) return null;
      if ('thrown' in outcome)
        return refused(`${path} threw while rendering: ${outcome.thrown}`, 'Make it render on the server.');
      const fault = resultFault(outcome.result);
      if (fault)
        return refused(
          `${path} returned HTML that is not allowed in a page: ${fault}.`,
          'Close every element that it opens.',
        );
      const markup = markupProblem(outcome.result);
      if (markup)
        return refused(
          `${path} returned markup that does not work in a page: ${markup}.`,
          'Use scripts and stylesheets of the build, addresses of this site for forms and frames, and each id once.',
        );
      const [line] = outcome.console;
      if (line !== undefined)
        return refused(
          `${path} wrote to the console while rendering: ${line}`,
          'Fix the cause of the message.',
        );
      return null;
    } catch (error) {
      return refused(
        `${path} could not be rendered: ${(error as Error).message}`,
        'Make it render within 3 seconds and the memory limit.',
      );
    }
  }

  async #load(
    requests: readonly DataRequest[],
  ): Promise<{ readonly loaded: PageData } | { readonly call: string; readonly reason: string }> {
    const loaded: Record<string, unknown> = {};
    for (const request of requests) {
      const { service, method, params } = request;
      try {
        loaded[dataKey(request)] = await withTimeout(
          this.#options.callPublic(service, method, params),
          callTimeLimitMs,
        );
      } catch (error) {
        return { call: `${service}.${method}`, reason: (error as Error).message };
      }
    }
    return { loaded };
  }
}

/** Returns the text of a bundle, or what is wrong with how it was built. */
async function readable(reading: Promise<string>): Promise<string | GateProblem> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof RenderBundleError)) throw error;
    return {
      gate: 'trial',
      message: error.message,
      remedy: 'Build it again, or send its text without compression.',
    };
  }
}
