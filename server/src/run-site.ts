import { stopOnRequest } from './platform/lifecycle/stop-on-request.ts';
import { createLogger } from './platform/logging/logger.ts';
import { StartupError } from './platform/process/startup-error.ts';
import { readSettings } from './platform/settings/settings.ts';
import { startServer } from './start-server.ts';

try {
  const settings = readSettings(process.env);
  const logger = createLogger(settings);
  const starting = startServer(settings, logger);
  const isStopping = stopOnRequest(starting, logger, settings);
  const { url } = await starting;
  if (!isStopping()) process.stdout.write(`Ready: ${url}\n`);
} catch (error) {
  // A problem that the operator can fix is reported in one line. Any other error is a bug and needs its stack.
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exit(1);
}
