/** `npm run bench:projects`: how fast a large project answers a key press, what its steps load, and how long a save takes. */
import { build } from './setup/build.mjs';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies({ tools: true });
const CHROMIUM_PATH = ensureChromium();
if (!build()) process.exit(1);
process.exitCode = await runProgram('e2e/measure/projects-bench.ts', { env: { CHROMIUM_PATH } });
