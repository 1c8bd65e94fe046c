/** `npm test -w mf-upload`: format, lint, types, and unit and integration tests of the package in the working folder alone. */
import { basename } from 'node:path';
import { runJest } from './jest-run.mjs';
import { runTool } from './run-tool.mjs';

const folder = basename(process.cwd());
const results = [
  asResult(runTool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', folder])),
  asResult(runTool('typescript/bin/tsc', ['-p', folder])),
  runJest(folder),
];

const [passed, failed] = ['passed', 'failed'].map((key) =>
  results.reduce((sum, result) => sum + result[key], 0),
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function asResult(succeeded) {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
