/** Generates the shell's PNG and ICO images from its SVG files (e2e/draw/draw-pictures.ts). */
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies({ tools: true });
process.exitCode = await runProgram('e2e/draw/draw-pictures.ts', {
  env: { CHROMIUM_PATH: ensureChromium() },
});
