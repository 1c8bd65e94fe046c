/** `npm run size`: lists the files that a first visit loads, with their sizes. */
import { build } from './setup/build.mjs';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies({ tools: true });
const CHROMIUM_PATH = ensureChromium();
if (!(await build())) process.exit(1);
process.exitCode = await runProgram('e2e/measure/size.ts', { env: { CHROMIUM_PATH } });
