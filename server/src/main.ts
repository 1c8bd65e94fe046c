import { startServer } from './lifecycle/start-server.ts';
import { StartupError } from './lifecycle/startup-error.ts';
import { stopOnRequest } from './lifecycle/stop-on-request.ts';
import { createLogger } from './logging/logger.ts';
import { readSettings } from './settings/settings.ts';

try {
  const settings = readSettings(process.env);
  const logger = createLogger(settings);
  const server = await startServer(settings, logger);
  stopOnRequest(server, logger);
  process.stdout.write(`Ready: ${server.url}\n`);
} catch (error) {
  // A reason that a person can act on is one line; anything else is a fault of ours and needs its stack.
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exitCode = 1;
}
