/** `npm run ui`: shows the components of shared-ui in all their states. */
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies({ tools: true });
process.exitCode = await runProgram('shared-config/gallery/serve-gallery.ts', {
  env: { BUILD_MODE: 'watch' },
});
