import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the run's first process prepared (prepare.ts), for the workers: they inherit its environment. */
export interface Prepared {
  /** A data folder whose database has the schema and the seeds. */
  readonly seeded: string;
  /** The same with all parts published. */
  readonly published: string;
  /** Of the password that all accounts of tests have. */
  readonly passwordHash: string;
}

const variable = 'TITLE24_E2E_PREPARED';

/** Null outside of a test run, as in measurements: sites begin with nothing there. */
export function prepared(): Prepared | null {
  const text = process.env[variable];
  return text ? JSON.parse(text) : null;
}

export function announcePrepared(what: Prepared): void {
  process.env[variable] = JSON.stringify(what);
}

/** A new folder that the database's user can enter where root runs the tests: the database is in it then. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `title24-${name}-`));
  await chmod(folder, 0o711);
  return folder;
}
