import { renderBundleFile } from '@title24/remote-kit/registry';
import type { Database } from '../../db/database.ts';
import type { Candidate, GateProblem, ReleaseTrial } from '../registry/gates/candidate.ts';
import { isTokenHolder } from '../registry/tokens/token-store.ts';
import { versionRow } from '../registry/version-rows.ts';
import { type Confinement, notConfined } from './confinement.ts';

interface Options {
  readonly db: Database;
  readonly confinement: Promise<Confinement>;
  /** Whether third-party render bundles may run without isolation. */
  readonly allowsThirdParty: boolean;
}

/**
 * Refuses third-party render bundles on machines that cannot isolate renderers, unless `allowsThirdParty` is
 * true. A version published with a token counts as third-party.
 */
export class ConfinementTrial implements ReleaseTrial {
  readonly guardsPreviews = true;
  readonly #options: Options;
  #problem: string | undefined;

  constructor(options: Options) {
    this.#options = options;
    void options.confinement.then(({ problem }) => {
      this.#problem = problem ?? undefined;
    });
  }

  get skipped(): string | undefined {
    return this.#problem;
  }

  async tryOut({ entry, blobs }: Candidate): Promise<readonly GateProblem[]> {
    const { db, confinement, allowsThirdParty } = this.#options;
    if (allowsThirdParty || !blobs[renderBundleFile] || !(await confinement).problem) return [];
    const { version } = entry.metadata;
    const row = await versionRow(db, { name: entry.name, version });
    if (!row || !isTokenHolder(row.publishedBy)) return [];
    return [
      {
        gate: 'trial',
        message: `${entry.name} ${version} was published with a team’s token, and its render bundle would not be confined on this site.`,
        remedy: `Publish it without a render bundle, or tell the site’s operator: ${notConfined} To run it all the same, set ALLOW_UNCONFINED_THIRD_PARTY=true.`,
      },
    ];
  }
}
