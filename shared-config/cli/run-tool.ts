import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

function commandOf(packageName: string, command: string): string {
  const file =
    findPackageJSON(packageName, import.meta.url) ??
    createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: string | Record<string, string> };
  return join(dirname(file), typeof bin === 'string' ? bin : (bin[command] ?? ''));
}

/**
 * Runs a package's command in a folder and prints its output.
 * @returns whether the command succeeded
 */
export function runTool(
  packageName: string,
  command: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<boolean> {
  return runNode([commandOf(packageName, command), ...args], options);
}

interface ProgramOptions {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a script with the current Node.js.
 * @returns whether the script succeeded
 */
export function runNode(args: readonly string[], options: ProgramOptions): Promise<boolean> {
  return runProgram(process.execPath, args, options);
}

/**
 * Runs a program in a folder and prints its output.
 * @returns whether the program succeeded
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { folder, env = {} }: ProgramOptions,
): Promise<boolean> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
