/** `npm test`: runs every check of the product (README). Last line: 'N passed, N failed'. */
import { runJest } from './checks/jest-run.mjs';
import { runPlaywright } from './checks/playwright-run.mjs';
import { staticChecks } from './checks/static-checks.mjs';
import { checkTypes } from './checks/type-checks.mjs';
import { build } from './setup/build.mjs';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureClamd } from './setup/ensure-clamd.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { ensureHaproxy } from './setup/ensure-haproxy.mjs';
import { ensureJava } from './setup/ensure-java.mjs';

let passed = 0;
const failures = [];

ensureDependencies({ tools: true });
const chromium = ensureChromium();
ensureClamd();
ensureHaproxy();
const java = ensureJava();
for (const [name, check] of Object.entries(staticChecks)) {
  heading(name);
  count(name, check() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}
heading('types');
count('types', checkTypes());
heading('unit and integration tests');
count('unit and integration tests', runJest());
heading('builds');
const built = build() && build({ script: 'build:development' });
count('builds', built ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
if (built) {
  heading('end-to-end tests');
  count('end-to-end tests', runPlaywright({ chromium, java }));
}

if (failures.length > 0) console.log(`\nFailed: ${failures.map(([name]) => name).join(', ')}`);
const failed = failures.reduce((sum, [, number]) => sum + number, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function heading(text) {
  console.log(`\n== ${text}`);
}

function count(name, result) {
  passed += result.passed;
  if (result.failed > 0) failures.push([name, result.failed]);
}
