/** `npm run kit:pack`: packs what remotes in other repositories need. The archives are in shared-config/dist/kit. */

import { packKit } from './kit/pack-kit.mjs';
import { build } from './setup/build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';

ensureDependencies({ tools: true });
if (!(await build({ only: ['shell'], script: 'build:development' }))) process.exit(1);
for (const archive of packKit()) console.log(archive);
