import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/database.ts';
import type { RegistryReader } from '../live-registry.ts';
import type { VersionFiles } from '../version-files.ts';
import { sweepRegistry } from './sweep-registry.ts';

const everyMs = 3_600_000;

interface Options {
  readonly db: Database;
  readonly files: VersionFiles;
  readonly registry: RegistryReader;
  readonly days: number;
}

/**
 * Sweeps the registry hourly in every process, because each machine has its own copies of the files. The first sweep is
 * an hour after startup, because startup is busy.
 */
export function startSweeping(app: FastifyInstance, { db, files, registry, days }: Options): void {
  let running: Promise<void> = Promise.resolve();
  const sweep = async () => {
    const { remotes, host } = await registry.current();
    const entries = [...(host ? [host] : []), ...remotes];
    const serving = new Set(entries.map(({ name, metadata }) => `${name} ${metadata.version}`));
    const swept = await sweepRegistry({ db, files, days, serving });
    if (swept.versions + swept.blobs > 0)
      app.log.info({ ...swept, days }, 'Old versions of parts were removed');
  };
  const run = () => {
    running = sweep().catch((err: unknown) => app.log.error({ err }, 'Could not remove old versions'));
  };
  const timer = setInterval(run, everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
