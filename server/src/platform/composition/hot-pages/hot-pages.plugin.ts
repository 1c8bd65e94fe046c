import { createReadStream, existsSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  type BuiltState,
  builtStateFile,
  hotScript,
  hotUpdatesFolder,
  type PartNews,
} from '@title24/remote-kit/hot';
import { assetType, BuiltPartError } from '@title24/remote-kit/registry';
import fp from 'fastify-plugin';
import type { Database } from '../../db/database.ts';
import { publishBuild } from '../registry/publish-builds.ts';
import { byWatch } from '../registry/publish-terms.ts';
import type { BlobStore } from '../registry/store/blob-store.ts';
import { hotScriptUrl } from './hot-script-url.ts';

export interface HotPagesOptions {
  readonly db: Database;
  readonly dataDir: string;
  readonly store: BlobStore;
  readonly workspace: string;
  /** Mode of the builds to publish. Each part's build is in its folder `dist/<mode>`. */
  readonly mode: string;
  /** Names of the parts to watch. */
  readonly parts: readonly string[];
}

/**
 * Publishes each part during `npm run dev` as soon as it is rebuilt, and notifies open pages, which apply the change
 * (shared-config/hot).
 */
export const hotPagesPlugin = fp<HotPagesOptions>(
  async (app, { parts, workspace, mode, ...registry }) => {
    const script = hotScript();
    const pages = new Set<ServerResponse>();
    const latest = new Map<string, PartNews>();
    const outputOf = (name: string) => join(workspace, name, 'dist', mode);

    function tell(news: PartNews): void {
      latest.set(news.name, news);
      for (const page of pages) page.write(messageOf(news));
    }

    const stateOf = (name: string) => readFile(join(outputOf(name), builtStateFile), 'utf8').catch(() => '');

    async function follow(name: string): Promise<void> {
      const text = await stateOf(name);
      // The file is empty while the build is writing it.
      if (text === '') return;
      const state: BuiltState = JSON.parse(text);
      const news = { name, ...state };
      tell({ ...news, isLive: false });
      if (state.problem !== null) return;
      try {
        await publishBuild(name, { ...registry, workspace, mode, terms: byWatch });
        tell({ ...news, isLive: true });
      } catch (error) {
        // A changed state means that the next build has begun to replace the files. Pages are notified when that build
        // is complete.
        if (error instanceof BuiltPartError && (await stateOf(name)) !== text) return;
        app.log.error({ err: error, name }, 'Publishing a build failed');
        tell({ ...news, isLive: false, problem: (error as Error).message });
      }
    }

    const queues = new Map(parts.map((name) => [name, Promise.resolve()]));
    const enqueue = (name: string) =>
      void queues.set(name, queues.get(name)?.then(() => follow(name)) ?? Promise.resolve());
    const watchers = parts
      .filter((name) => existsSync(outputOf(name)))
      .map((name) => {
        enqueue(name);
        return watch(outputOf(name), (_, file) => {
          if (file === builtStateFile) enqueue(name);
        });
      });

    app.get(hotScriptUrl, (_, reply) => reply.type('text/javascript').send(script));
    app.get('/dev/news', (request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      reply.raw.write(`retry: ${reconnectMs}\n\n${[...latest.values()].map(messageOf).join('')}`);
      pages.add(reply.raw);
      request.raw.on('close', () => pages.delete(reply.raw));
    });
    app.get<{ Params: { name: string; file: string } }>(
      `/assets/${hotUpdatesFolder}/:name/:file`,
      (request, reply) => {
        const { name, file } = request.params;
        const path = join(outputOf(name), hotUpdatesFolder, name, file);
        if (
          !parts.includes(name) ||
          !/^[\w-]+\.[\w.-]+\.hot-update\.(js|json)$/.test(file) ||
          !existsSync(path)
        )
          return reply.callNotFound();
        return reply
          .header('cache-control', 'no-store')
          .type(assetType(file) ?? '')
          .send(createReadStream(path));
      },
    );

    app.addHook('preClose', async () => {
      for (const watcher of watchers) watcher.close();
      for (const page of pages) page.end();
    });
    app.addHook('onClose', async () => void (await Promise.all(queues.values())));
  },
  { name: 'hot-pages' },
);

/** Milliseconds that a page waits between attempts to reach a restarting server. */
const reconnectMs = 500;

const messageOf = (news: PartNews) => `data: ${JSON.stringify(news)}\n\n`;
