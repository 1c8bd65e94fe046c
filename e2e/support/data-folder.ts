import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Results of prepare.ts, which workers receive through the environment. */
export interface Prepared {
  /** A data folder whose database contains the schema, the seed data and the account 'prepared'. */
  readonly seeded: string;
  /** A copy of `seeded` without the account, in which all parts are published. */
  readonly published: string;
  readonly passwordHash: string;
}

const variable = 'TITLE24_E2E_PREPARED';

/** Returns the prepared data; null outside a test run, such as in benchmarks. */
export function prepared(): Prepared | null {
  const text = process.env[variable];
  return text ? JSON.parse(text) : null;
}

export function exportPrepared(what: Prepared): void {
  process.env[variable] = JSON.stringify(what);
}

/** Creates a folder that the database user can enter even if root runs the tests. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `title24-${name}-`));
  await chmod(folder, 0o711);
  return folder;
}
