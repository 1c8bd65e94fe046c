import { startServer } from './lifecycle/start-server.ts';
import { StartupError } from './lifecycle/startup-error.ts';
import { stopOnRequest } from './lifecycle/stop-on-request.ts';
import { createLogger } from './logging/logger.ts';
import { readSettings } from './settings/settings.ts';

try {
  const settings = readSettings(process.env);
  const logger = createLogger(settings);
  const starting = startServer(settings, logger);
  const isStopping = stopOnRequest(starting, logger, settings);
  const { url } = await starting;
  if (!isStopping()) process.stdout.write(`Ready: ${url}\n`);
} catch (error) {
  // A reason that a person can act on is one line; anything else is a fault of ours and needs its stack.
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exit(1);
}
