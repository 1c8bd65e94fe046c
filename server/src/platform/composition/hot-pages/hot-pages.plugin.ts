import { existsSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltState, builtStateFile, HotPages } from '@title24/remote-kit/hot';
import fp from 'fastify-plugin';
import type { Database } from '../../db/database.ts';
import { publishBuild } from '../registry/publish-builds.ts';
import { byWatch } from '../registry/publish-terms.ts';
import type { BlobStore } from '../registry/store/blob-store.ts';

export interface HotPagesOptions {
  readonly db: Database;
  readonly dataDir: string;
  readonly store: BlobStore;
  readonly workspace: string;
  /** Build mode; each part's build is in `dist/<mode>`. */
  readonly mode: string;
  /** Names of the parts to watch. */
  readonly parts: readonly string[];
}

/** Publishes each part during `npm run dev` after its build, and notifies open pages (shared-config/hot). */
export const hotPagesPlugin = fp<HotPagesOptions>(
  async (app, { parts, workspace, mode, ...registry }) => {
    const outputOf = (name: string) => join(workspace, name, 'dist', mode);
    const pages = new HotPages(Object.fromEntries(parts.map((name) => [name, outputOf(name)])));
    const stateOf = (name: string) => readFile(join(outputOf(name), builtStateFile), 'utf8').catch(() => '');

    async function follow(name: string): Promise<void> {
      const text = await stateOf(name);
      // The build's state file is missing, or the build is still writing it.
      if (text === '') return;
      const news: BuiltState = JSON.parse(text);
      pages.tell({ ...news, isLive: false });
      if (news.problem !== null) return;
      try {
        await publishBuild(name, { ...registry, workspace, mode, terms: byWatch });
        pages.tell({ ...news, isLive: true });
      } catch (error) {
        // The next build has already ended. Pages are notified of its result instead.
        if ((await stateOf(name)) !== text) return;
        app.log.error({ err: error, name }, 'Publishing a build failed');
        pages.tell({ ...news, isLive: false, problem: (error as Error).message });
      }
    }

    const queues = new Map(parts.map((name) => [name, Promise.resolve()]));
    // A half-written state file causes a failure. The watcher enqueues the part again when the file is complete.
    const followOrLog = (name: string) =>
      follow(name).catch((err: unknown) =>
        app.log.warn({ err, name }, 'A build result could not be followed'),
      );
    const enqueue = (name: string) =>
      void queues.set(name, queues.get(name)?.then(() => followOrLog(name)) ?? Promise.resolve());
    const watchers = parts
      .filter((name) => existsSync(outputOf(name)))
      .map((name) => {
        enqueue(name);
        return watch(outputOf(name), (_, file) => {
          if (file === builtStateFile) enqueue(name);
        });
      });

    app.addHook('onRequest', (request, reply, done) => {
      if (pages.answer(request.raw, reply.raw)) reply.hijack();
      else done();
    });

    app.addHook('preClose', async () => {
      for (const watcher of watchers) watcher.close();
      pages.close();
    });
    app.addHook('onClose', async () => void (await Promise.all(queues.values())));
  },
  { name: 'hot-pages' },
);
