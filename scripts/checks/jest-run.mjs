import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from '../setup/workspace.mjs';
import { readJestReport } from './jest-report.mjs';
import { runTool } from './run-tool.mjs';
import { selectJestTests } from './select-jest-tests.mjs';

/** Lets Jest load libraries that are published only as ES modules. */
const jestEnvironment = {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
};

/**
 * Runs unit and integration tests.
 * @param {{ paths: string[], related?: string[], shard?: string, allowNone?: boolean }} options `paths`: folders and
 * files to run (none means all); `related`: changed files, so that tests that import them also run; `shard`: one
 * machine's share; `allowNone`: whether a run without tests is acceptable
 */
export function runJest({ paths, related = [], shard, allowNone = false }) {
  const selection = related.length > 0 ? selectJestTests(paths, related) : paths.map(asPattern);
  return runWithReport([
    ...selection,
    ...(shard ? [`--shard=${shard}`] : []),
    ...(allowNone ? ['--passWithNoTests'] : []),
  ]);
}

/** Reruns failed tests file by file. A failed test without a title stands for its whole file. */
export function rerunJest({ tests }) {
  const files = tests.filter(({ title }) => title === null);
  const titled = tests.filter(({ title }) => title !== null);
  const outcomes = [
    ...(files.length > 0 ? [runWithReport(['--runInBand', ...byPath(files)])] : []),
    ...(titled.length > 0
      ? [runWithReport(['--runInBand', `--testNamePattern=${namesPattern(titled)}`, ...byPath(titled)])]
      : []),
  ];
  return { tests: outcomes.flatMap((outcome) => outcome.tests) };
}

function runWithReport(args) {
  const folder = mkdtempSync(join(tmpdir(), 'title24-jest-'));
  const file = join(folder, 'results.json');
  try {
    const ran = runTool('jest/bin/jest.js', [...args, '--json', `--outputFile=${file}`], jestEnvironment);
    return readJestReport(file, { ran, workspace });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const byPath = (tests) => ['--runTestsByPath', ...new Set(tests.map(({ file }) => join(workspace, file)))];

const namesPattern = (tests) => `^(${tests.map(({ title }) => escapePattern(title)).join('|')})$`;

/**
 * Returns a pattern for Jest. The pattern of a folder ends with a slash, so that `shared-ui` does not match
 * `shared-ui-2`.
 */
const asPattern = (path) => join(workspace, path).concat(/\.\w+$/.test(path) ? '$' : '/');

const escapePattern = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
