import { prepareDemo } from './demo/prepare-demo.ts';
import { runCommand } from './run-command.ts';

/**
 * First half of `npm run demo`, before the site starts: fills a new data folder and prints its accounts. A folder that
 * was already filled stays as it is.
 */
await runCommand(prepareDemo);
