/** `npm run bench:takeoff`: how a large plan zooms, pans and is traced in Chromium at four times slow-down, and what it keeps in memory. */
import { build } from './setup/build.mjs';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies({ tools: true });
const CHROMIUM_PATH = ensureChromium();
if (!build()) process.exit(1);
process.exitCode = await runProgram('e2e/measure/takeoff-bench.ts', { env: { CHROMIUM_PATH } });
