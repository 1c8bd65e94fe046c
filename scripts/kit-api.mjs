/** `npm run kit:api`: writes down what the kit gives to teams, in shared-config/api-report.txt. */
import { writeApiReport } from './kit/api-report.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';

ensureDependencies();
process.exitCode = writeApiReport() ? 0 : 1;
