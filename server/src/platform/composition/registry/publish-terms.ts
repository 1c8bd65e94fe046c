import type { ReleaseOrigin } from './remote-releases.table.ts';

/** Who publishes, and which earlier decisions they respect. */
export interface PublishTerms {
  readonly origin: ReleaseOrigin;
  /** Name shown in the history. */
  readonly by: string;
  /** Whether a version that was rolled back stays so. */
  readonly respectsRollback: boolean;
  /** Whether a part whose latest release was made by command stays as it is. */
  readonly respectsCommand: boolean;
}

/** `npm run publish:remote`: an explicit request. */
export const byCommand: PublishTerms = {
  origin: 'command',
  by: 'the command line',
  respectsRollback: false,
  respectsCommand: false,
};

/** `npm start`: seeds, and updates what an earlier start released. */
export const byStart: PublishTerms = {
  origin: 'workspace',
  by: 'a start of the site',
  respectsRollback: true,
  respectsCommand: true,
};

/** `npm start` with `PUBLISH_BUILDS=always`. */
export const byStartAlways: PublishTerms = { ...byStart, respectsCommand: false };

/** `npm run dev`: every build. */
export const byWatch: PublishTerms = { ...byStart, respectsRollback: false, respectsCommand: false };
