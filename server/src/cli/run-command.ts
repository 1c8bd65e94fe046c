import { fileURLToPath } from 'node:url';
import { BuiltPartError } from '../platform/composition/registry/built-part.ts';
import { PublishError } from '../platform/composition/registry/publish-part.ts';
import { RollBackError } from '../platform/composition/registry/roll-back.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { explainFileError, StartupError } from '../platform/process/startup-error.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { SettingsError } from '../platform/settings/settings-error.ts';
import { openSiteDatabase } from '../site-database.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

interface CommandContext {
  readonly db: OpenDatabase;
  readonly dataDir: string;
  /** The folder that holds the parts' folders. */
  readonly workspace: string;
}

/** Runs a command line tool on the site's database, whether the site runs or not; says plainly what went wrong. */
export async function runCommand(command: (context: CommandContext) => Promise<string>): Promise<void> {
  try {
    const settings = readSettings(process.env, repository);
    const db = await openSiteDatabase(settings);
    try {
      const workspace = settings.publishBuildsFrom ?? repository;
      console.log(await command({ db, dataDir: settings.dataDir, workspace }));
    } finally {
      await db.close();
    }
  } catch (cause) {
    const error = explainFileError(cause);
    const expected = [
      BuiltPartError,
      PublishError,
      RollBackError,
      StartupError,
      SettingsError,
      UsageError,
    ].some((kind) => error instanceof kind);
    console.error(expected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

/** The command was called with the wrong words. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The name of the part that the command is for: its first argument. */
export function partArgument(usage: string): string {
  const name = process.argv[2];
  if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) throw new UsageError(`Usage: ${usage}`);
  return name;
}
