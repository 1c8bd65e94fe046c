import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartupError } from '../../../platform/process/startup-error.ts';

/** Prompts for a password without showing it. @throws StartupError if there is no terminal */
export async function promptPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new StartupError('There is no terminal to ask for the password. Set ACCOUNT_PASSWORD.');
  }
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
