import { fileURLToPath } from 'node:url';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { BuiltPartError, RegistryAddressError, RegistryClientError } from '@title24/remote-kit/registry';
import type { OpenDatabase } from '../platform/db/database.ts';
import { explainFileError, StartupError } from '../platform/process/startup-error.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import { SettingsError } from '../platform/settings/settings-error.ts';
import { openSiteDatabase } from '../site-database.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the name of a site command: `npm run rollback`, or `node site.mjs rollback` in a packaged site. */
export function commandName(script: string): string {
  const program = process.env.SITE_PROGRAM;
  return program ? `${program} ${script.split(':')[0]}` : `npm run ${script}`;
}

/** Returns a site command to which arguments can be added: `npm run rollback --`, or `node site.mjs rollback`. */
export function commandLine(script: string): string {
  return process.env.SITE_PROGRAM ? commandName(script) : `${commandName(script)} --`;
}

export interface CommandContext {
  readonly settings: Settings;
  readonly workspace: string;
  /** Runs `work` on the site's database, even while the site is running. */
  withDatabase<Result>(work: (db: OpenDatabase) => Promise<Result>): Promise<Result>;
}

/**
 * Runs a command on this installation, and prints its result. If it fails, prints the error and sets exit
 * code 1. Expected errors are printed without a stack trace.
 */
export async function runCommand(command: (context: CommandContext) => Promise<string>): Promise<void> {
  try {
    const settings = readSettings(process.env, repository);
    const workspace = settings.publishBuildsFrom ?? repository;
    const text = await command({
      settings,
      workspace,
      async withDatabase(work) {
        const db = await openSiteDatabase(settings);
        try {
          return await work(db);
        } finally {
          await db.close();
        }
      },
    });
    console.log(text);
  } catch (cause) {
    const error = explainFileError(cause);
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 1;
  }
}

const expectedErrors = [
  BuiltPartError,
  RegistryAddressError,
  RegistryClientError,
  StartupError,
  SettingsError,
];

const isExpected = (error: unknown): error is Error =>
  error instanceof UsageError || expectedErrors.some((kind) => error instanceof kind);

/** Thrown if a command receives invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface PartArguments {
  readonly name: string;
  readonly version: string | null;
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** Parses the arguments of a command for one remote. @throws UsageError whose message is the usage text */
export function partArguments(usage: string, optionNames: readonly string[]): PartArguments {
  const options: ParseArgsOptionsConfig = Object.fromEntries(
    optionNames.map((name) => [name, { type: 'string' }]),
  );
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name, version = null, ...more] = positionals;
    if (name && /^[a-z][a-z0-9-]*$/.test(name) && more.length === 0)
      return { name, version, options: values as PartArguments['options'] };
  } catch (cause) {
    throw new UsageError(`Usage: ${usage}`, { cause });
  }
  throw new UsageError(`Usage: ${usage}`);
}
