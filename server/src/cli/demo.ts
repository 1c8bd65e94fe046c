import { prepareDemo } from './demo/prepare-demo.ts';
import { runCommand } from './run-command.ts';

/**
 * The first half of `npm run demo`, before the site starts: fills a new data folder, and prints its accounts. A folder
 * that it has filled before stays as it is.
 */
await runCommand(prepareDemo);
