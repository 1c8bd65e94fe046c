import { watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { BuiltPartError } from '@title24/remote-kit/registry';
import fp from 'fastify-plugin';
import type { Database } from '../../db/database.ts';
import { publishBuild } from '../registry/publish-builds.ts';
import { byWatch } from '../registry/publish-terms.ts';
import type { BlobStore } from '../registry/store/blob-store.ts';
import { liveReloadScript, liveReloadScriptUrl } from './live-reload-script.ts';

export interface LiveReloadOptions {
  readonly db: Database;
  readonly dataDir: string;
  readonly store: BlobStore;
  readonly workspace: string;
  readonly mode: string;
  /** Parts to watch. */
  readonly parts: readonly string[];
}

/** A build writes several files; it is complete once nothing has been written for this many milliseconds. */
const debounceMs = 250;

/** For `npm run dev`: publishes each part as soon as it is rebuilt, and reloads open pages. */
export const liveReloadPlugin = fp<LiveReloadOptions>(
  async (app, { parts, workspace, mode, ...registry }) => {
    const pages = new Set<ServerResponse>();

    async function publish(name: string) {
      try {
        const options = { ...registry, workspace, mode, terms: byWatch };
        const { outcome } = await publishBuild(name, options);
        if (outcome === 'released') for (const page of pages) page.write(`data: ${name}\n\n`);
      } catch (error) {
        // An incomplete build: writing the rest triggers this again.
        if (!(error instanceof BuiltPartError))
          app.log.error({ err: error, name }, 'Publishing a build failed');
      }
    }

    const watchers = parts.map((name) => {
      let timer: NodeJS.Timeout | undefined;
      return watch(join(workspace, name, 'dist', mode), { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => void publish(name), debounceMs);
      });
    });

    app.get('/dev/reload', (request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      reply.raw.write(': watching\n\n');
      pages.add(reply.raw);
      request.raw.on('close', () => pages.delete(reply.raw));
    });
    app.get(liveReloadScriptUrl, (_, reply) => reply.type('text/javascript').send(liveReloadScript));

    app.addHook('preClose', async () => {
      for (const watcher of watchers) watcher.close();
      for (const page of pages) page.end();
    });
  },
  { name: 'live-reload' },
);
