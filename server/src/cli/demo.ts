import { prepareDemo } from './demo/prepare-demo.ts';
import { runCommand } from './run-command.ts';

/** First half of `npm run demo`: fills a new data folder and prints its accounts. A filled folder stays as it is. */
await runCommand(prepareDemo);
