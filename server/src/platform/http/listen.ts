import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../process/startup-error.ts';
import type { Settings } from '../settings/settings.ts';

type Address = Pick<Settings, 'port' | 'host'>;

/**
 * Checks, before startup continues, that the site can listen on the configured address.
 * @throws StartupError that states the reason
 */
export async function requireUsablePort({ port, host }: Address): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ port, host }), 'listening');
  } catch (cause) {
    throw new StartupError(whyNotListening(cause, port, host), { cause });
  }
  probe.close();
  await once(probe, 'close');
}

/** Makes the application listen on the configured address. @throws StartupError that states the reason */
export async function listen(app: FastifyInstance, { port, host }: Address): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (cause) {
    throw new StartupError(whyNotListening(cause, port, host), { cause });
  }
}

function whyNotListening(error: unknown, port: number, host: string): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use by another program. Stop it, or set PORT to another number.`;
    case 'EACCES':
      return `This user may not use port ${port}. Set PORT to a number from 1024 up.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this machine. Set HOST to one of its addresses, such as 127.0.0.1.`;
    default:
      return `The site cannot listen on ${host} port ${port}: ${(error as Error).message}.`;
  }
}
