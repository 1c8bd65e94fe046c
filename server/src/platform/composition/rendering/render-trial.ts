import type { DataRequest, RegistryEntry, RenderRequest } from '@title24/remote-kit/contract';
import { markupProblem, renderRequest } from '@title24/remote-kit/document';
import { RenderBundleError, renderBundleFile } from '@title24/remote-kit/registry';
import { loggedOut, type SiteConfiguration } from '@title24/shared-domain';
import { siteClock } from '../../clock/clock.ts';
import type { CallPublic } from '../../rpc/public-caller.ts';
import type { Candidate, GateProblem, ReleaseTrial } from '../registry/gates/candidate.ts';
import type { PublishedFiles } from '../registry/published-files.ts';
import { loadRouteData } from '../route-data.ts';
import type { RenderPool } from './render-task.ts';
import { resultFault } from './result-fault.ts';
import { type TrialAddress, trialAddresses, trialLogins, trialUrls } from './trial-addresses.ts';

/** Data of the site for the trial of a candidate. */
interface TrialSite {
  readonly origin: string;
  readonly build: string;
  /** The candidate's registry entry. The file URLs in the entry are the same as on visitors' pages. */
  readonly entry: RegistryEntry;
  readonly remotes: readonly RegistryEntry[];
}

interface Options {
  readonly files: Pick<PublishedFiles, 'readRenderBundle'>;
  readonly callPublic: CallPublic;
  readonly siteWith: (candidate: RegistryEntry) => Promise<TrialSite>;
  /** Opens the pool for one trial. The trial closes it. */
  readonly openPool: () => RenderPool;
}

/** A trial ends after this many problems. */
const maxProblems = 5;

/** Milliseconds that the trial waits for each call. */
const callTimeLimitMs = 5_000;

/** Number of times that one renderer renders each page. */
const rounds = 2;

/**
 * Renders the pages of a candidate, each with and without a query, in a renderer that serves no visitors. For a remote,
 * these are the pages of its routes. For a shell, these are the pages of all live remotes and the not-found page, each
 * with and without a login.
 *
 * For a remote, every call that its routes declare must succeed, unless an object named in the URL does not exist.
 * No rendering may throw, time out, write warnings or errors to the console, or return HTML that is not permitted
 * (F1, F4).
 */
export class RenderTrial implements ReleaseTrial {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async tryOut({ entry, blobs }: Candidate): Promise<readonly GateProblem[]> {
    const bundle = blobs[renderBundleFile];
    // Without a bundle, the browser renders the part.
    if (!bundle) return [];
    const { files, openPool } = this.#options;
    const { version } = entry.metadata;
    const text = await readable(files.readRenderBundle(entry.name, version, bundle.integrity));
    if (typeof text !== 'string') return [text];
    const pool = openPool();
    try {
      return await this.#render(entry, (request) =>
        pool.run({ bundle: { id: version, read: async () => text }, request }),
      );
    } finally {
      await pool.close();
    }
  }

  async #render(candidate: RegistryEntry, run: Run): Promise<readonly GateProblem[]> {
    const { callPublic, siteWith } = this.#options;
    const { origin, build, entry, remotes } = await siteWith(candidate);
    const config = (await callPublic('config', 'load')) as SiteConfiguration;
    const isShell = entry.extras.kind === 'host';
    const routes = (isShell ? remotes : [entry]).flatMap(({ extras }) => extras.routes);
    const problems = new Map<TrialAddress, GateProblem>();
    const addresses = trialAddresses(routes, isShell);
    const logins = isShell ? trialLogins : [loggedOut];
    for (let round = 0; round < rounds; round += 1)
      for (const address of addresses) {
        if (problems.has(address)) continue;
        const { route, path } = address;
        const { data, failures } = await loadRouteData(callPublic, route, path, callTimeLimitMs);
        const [failed] = failures;
        if (failed) {
          // A failed call for a live remote is not the shell's fault.
          if (!isShell) problems.set(address, callFailed(path, failed));
        } else {
          const site = { config, build, now: siteClock.now().toISOString() };
          const requests = trialUrls(address).flatMap((url) =>
            logins.map((login) => renderRequest({ url, origin, data, route }, site, login)),
          );
          const problem = await firstProblem(requests, run);
          if (problem) problems.set(address, problem);
        }
        if (problems.size === maxProblems) return [...problems.values()];
      }
    return [...problems.values()];
  }
}

type Run = (request: RenderRequest) => ReturnType<RenderPool['run']>;

const refused = (message: string, remedy: string): GateProblem => ({ gate: 'trial', message, remedy });

const callFailed = (
  path: string,
  { request: { service, method }, error }: { readonly request: DataRequest; readonly error: unknown },
) =>
  refused(
    `${path} needs ${service}.${method}, which failed: ${(error as Error).message}.`,
    'Declare a public call that this site has, with valid params.',
  );

async function firstProblem(requests: readonly RenderRequest[], run: Run): Promise<GateProblem | null> {
  for (const request of requests) {
    const problem = await problemOf(request, run);
    if (problem) return problem;
  }
  return null;
}

async function problemOf(request: RenderRequest, run: Run): Promise<GateProblem | null> {
  const { url } = request;
  try {
    const outcome = await run(request);
    if (!outcome) return null;
    if ('thrown' in outcome)
      return refused(`${url} threw while rendering: ${outcome.thrown}`, 'Make it render on the server.');
    const fault = resultFault(outcome.result);
    if (fault)
      return refused(
        `${url} returned HTML that is not allowed in a page: ${fault}.`,
        'Close every element that it opens.',
      );
    const markup = markupProblem(outcome.result);
    if (markup)
      return refused(
        `${url} returned markup that does not work in a page: ${markup}.`,
        'Use scripts and stylesheets of the build, addresses of this site for forms and frames, and each id once.',
      );
    const [line] = outcome.console;
    if (line === undefined) return null;
    return refused(`${url} wrote to the console while rendering: ${line}`, 'Fix the cause of the message.');
  } catch (error) {
    return refused(
      `${url} could not be rendered: ${(error as Error).message}`,
      'Make it render within 3 seconds and the memory limit.',
    );
  }
}

/** Returns the text of a render bundle, or the problem if the bundle is damaged or too long. */
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
