/** `npm run kit:api`: writes the kit's public API to shared-config/api-report.txt and docs/kit-api.md. */
import { writeApiReport } from './kit/api-report.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';

ensureDependencies({ tools: true });
process.exitCode = writeApiReport() ? 0 : 1;
