import { existsSync, readFileSync } from 'node:fs';
import {
  answerCase,
  type DiyCase,
  DiyCaseError,
  type DiyCaseFile,
  readCaseFile,
} from '@title24/shared-domain/diy-cases';
import { explainFileError, StartupError } from '../platform/process/startup-error.ts';

/** Reads a file of cases and prints a line `{"id", "actual"}` for each. */
function answerFile(path: string | undefined): void {
  if (path === undefined) throw new DiyCaseError('Usage: npm run diy:cases -- FILE.json');
  if (!existsSync(path)) throw new DiyCaseError(`${path} does not exist`);
  const { catalogueCents, cases } = readCaseFile(parse(readFileSync(path, 'utf8')));
  for (const each of cases)
    console.log(JSON.stringify({ id: each.id, actual: answerOrError(each, catalogueCents) }));
}

function answerOrError(each: DiyCase, catalogueCents: DiyCaseFile['catalogueCents']): unknown {
  try {
    return answerCase(each, catalogueCents);
  } catch (error) {
    process.exitCode = 1;
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DiyCaseError('The file is not JSON', { cause });
  }
}

try {
  answerFile(process.argv[2]);
} catch (cause) {
  const error = explainFileError(cause);
  const isExpected = error instanceof DiyCaseError || error instanceof StartupError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
