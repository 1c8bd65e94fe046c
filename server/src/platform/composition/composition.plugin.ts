import { hotScriptUrl } from '@title24/remote-kit/hot';
import { registryPath } from '@title24/remote-kit/registry';
import type { PartFailure, PreviewLink } from '@title24/shared-domain';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ChangeFeed } from '../db/change-feed.ts';
import type { Database } from '../db/database.ts';
import { storedSecret } from '../db/stored-secret.ts';
import { clientOf } from '../http/client.ts';
import type { Readiness } from '../http/health.ts';
import { hostCookie } from '../http/host-cookie.ts';
import { originOf, siteOrigin } from '../http/site-origin.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { RequestCounts } from '../limits/request-counts.ts';
import type { CallPublic } from '../rpc/public-caller.ts';
import { Canaries } from './canary/canaries.ts';
import { compositionMetrics } from './composition-metrics.ts';
import { failureTrace } from './failures/failure-trace.ts';
import { listFailures, recordFailure } from './failures/part-failures.ts';
import { type HotPagesOptions, hotPagesPlugin } from './hot-pages/hot-pages.plugin.ts';
import { PageComposer } from './page-composer.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { PreviewLinks } from './preview/preview-links.ts';
import { Previews } from './preview/previews.ts';
import type { EndedCanary } from './registry/canary/canary-records.ts';
import type { LiveRegistry, RegistrySnapshot } from './registry/live-registry.ts';
import type { PublishedFiles } from './registry/published-files.ts';
import { entryWithAssetsAt, registryWithAssetsAt } from './registry/registry-with-assets-at.ts';
import { nextReleaseId } from './registry/releases.ts';
import { startSweeping } from './registry/retention/start-sweeping.ts';
import { ChangeJobs } from './registry/service/change-jobs.ts';
import { LocalAccessToken } from './registry/service/local-access.ts';
import { openRegistry } from './registry/service/open-registry.ts';
import { registryPlugin } from './registry/service/registry.plugin.ts';
import type { RecordAct, RegistryService } from './registry/service/registry-service.ts';
import type { BlobStore } from './registry/store/blob-store.ts';
import { folderBlobStore } from './registry/store/open-blob-store.ts';
import type { RegistryActor } from './registry/tokens/registry-actor.ts';
import type { ShownTo } from './registry/with-version.ts';
import { BrowserWatch, browserWatcher } from './rendering/browser-watch.ts';
import { type Confinement, confinementOfMachine } from './rendering/confinement.ts';
import { ConfinementTrial } from './rendering/confinement-trial.ts';
import { type BundleOf, PartRenderer } from './rendering/part-renderer.ts';
import { ReleaseWatch } from './rendering/release-watch.ts';
import { RenderTrial } from './rendering/render-trial.ts';
import { RendererProcesses } from './rendering/renderer-processes.ts';
import type { RestoredVersion } from './rendering/restore-version.ts';
import { assetRoutes } from './routes/asset.routes.ts';
import { crawlerRoutes } from './routes/crawler.routes.ts';
import { kitRoutes } from './routes/kit.routes.ts';
import { pageRoutes } from './routes/page.routes.ts';
import { partFaultsRoute } from './routes/part-faults.route.ts';
import { registryRoutes } from './routes/registry.routes.ts';
import { themeRoute } from './routes/theme.route.ts';
import { launchChromium } from './smoke/launch-chromium.ts';
import { noSmokeTrial, SmokeTrial } from './smoke/smoke-trial.ts';

export interface CompositionOptions {
  readonly db: Database;
  readonly dataDir: string;
  /** Store for the files of all versions of parts; a folder in `dataDir` by default. */
  readonly store?: BlobStore;
  /** Records registry changes in the audit log. */
  readonly recordAct: RecordAct;
  readonly changeFeed: ChangeFeed;
  /** Runs releases, rollbacks and the check of the canaries. Must not be started before this plugin is registered. */
  readonly jobs: JobQueue;
  readonly callPublic: CallPublic;
  /** The site's origin; null to use the request's origin. */
  readonly publicUrl: string | null;
  /** CDN origin for the files under /assets/; null or absent if the site serves them. */
  readonly assetsUrl?: string | null;
  /**
   * Old files are kept for `days` days, for tabs that are still open. `db` is the database with the releases. Null
   * keeps all files.
   */
  readonly retention: { readonly db: Database; readonly days: number } | null;
  /** Number of uncached pages that a client may get per minute. */
  readonly rendersPerMinute: number;
  /** Seconds for which a page is fresh in shared caches. With 0, the default, caches always revalidate the page. */
  readonly pageCacheSeconds?: number;
  /** Path of Chromium for the smoke trial of a release; null or absent to skip this trial. */
  readonly smokeChromium?: string | null;
  /** How renderers are isolated; as strictly as possible by default. */
  readonly confinement?: Promise<Confinement>;
  /** Whether third-party render bundles may run without isolation. */
  readonly allowUnconfinedThirdParty?: boolean;
  /** Collects the problems for /readyz. */
  readonly readiness?: Readiness;
  /** Notifies staff of an automatic rollback. */
  readonly alertStaff?: (restored: RestoredVersion) => Promise<void>;
  /** Notifies staff of the end of a canary. */
  readonly reportCanary?: (ended: EndedCanary) => Promise<void>;
  /** Folder with the kit's packages; null or absent if there are none. */
  readonly kitFrom?: string | null;
  /** Live updates of open pages; null except under `npm run dev`. */
  readonly hotPages: Pick<HotPagesOptions, 'workspace' | 'mode' | 'parts'> | null;
}

/** Serves pages, assets and the parts registry. */
export const compositionPlugin = fp<CompositionOptions>(
  async (app, options) => {
    const { db, dataDir, changeFeed, callPublic, publicUrl, rendersPerMinute, hotPages, recordAct } = options;
    // A site that can have only one process has no shared counts.
    const shared = app.hasDecorator('requestCounts') ? app.requestCounts : null;
    const counts = shared ?? new RequestCounts(db);
    const smokeChromium = options.smokeChromium ?? null;
    const assetsOrigin = options.assetsUrl ?? null;
    const store = options.store ?? folderBlobStore(dataDir);
    const confinement = options.confinement ?? confinementOfMachine();
    const openPool = () => new RendererProcesses({ confinement, assetsOrigin, callPublic });
    const ownOrigin = () => siteOrigin(app, { publicUrl, host: '127.0.0.1' });
    const {
      files,
      live: registry,
      service,
    } = openRegistry({
      db,
      dataDir,
      store,
      recordAct,
      log: app.log,
      canaryEnded(ended) {
        app.log.warn({ ...ended }, 'A canary has ended');
        options.reportCanary?.(ended).catch((err: unknown) => app.log.error({ err }, 'A mail was not sent'));
      },
      trialsOf: (local, registry) => [
        new ConfinementTrial({
          db,
          confinement,
          allowsThirdParty: options.allowUnconfinedThirdParty ?? false,
        }),
        new RenderTrial({
          files: local,
          callPublic,
          openPool,
          siteWith: async (candidate) => {
            const { remotes, build } = await registryWithAssetsAt(assetsOrigin, registry).current();
            return {
              origin: ownOrigin(),
              // The build number that the shell would get if it were released now.
              build: candidate.extras.kind === 'host' ? String(await nextReleaseId(db)) : build,
              entry: entryWithAssetsAt(assetsOrigin, candidate),
              remotes,
            };
          },
        }),
        smokeChromium === null
          ? noSmokeTrial
          : new SmokeTrial({
              app,
              registry,
              log: app.log,
              startTrial: (candidate) => previews.startTrial(candidate),
              origin: ownOrigin,
              assetsOrigin,
              launch: () => launchChromium({ program: smokeChromium, log: app.log }),
            }),
      ],
    });
    const unfollow = changeFeed.onRegistryChange((restored) => void registry.refresh(restored));
    const served = registryWithAssetsAt(assetsOrigin, registry);
    const restoring = (by: typeof watcher) => ({
      db,
      counts,
      rollBack: ({ name, from, reason }: RestoredVersion) => service.rollBack(by, name, { from, reason }),
      alertStaff: options.alertStaff ?? (async () => undefined),
      log: app.log,
    });
    const watch = new ReleaseWatch({ ...restoring(watcher), files: files.local, openPool });
    const browserWatch = new BrowserWatch(restoring(browserWatcher));
    const cookie = hostCookie(publicUrl, 'title24_preview');
    const previews = new Previews({
      db,
      files,
      links: new PreviewLinks(() => storedSecret(db, 'previews')),
      registry,
      cookie,
      assetsOrigin,
      openRenderer: (bundleOf) => new PartRenderer({ pool: openPool(), log: app.log, bundleOf }),
    });
    const canaries = new Canaries({
      db,
      registry,
      service,
      previews,
      cookie: hostCookie(publicUrl, 'title24_canary'),
      log: app.log,
    });
    options.jobs.schedule({
      name: 'canaries',
      cron: '* * * * *',
      failure: 'Could not check the running canaries',
      run: () => canaries.decideAll(),
    });
    const shownTo: ShownTo = async (request, reply) =>
      previews.trialOf(request) ?? (await previews.of(request, reply)) ?? (await canaries.of(request))?.shown;
    async function preview(actor: RegistryActor, name: string, version: string): Promise<PreviewLink> {
      await service.requirePreviewable(actor, name, version);
      return previews.link({ name, version });
    }
    app.decorate('registryPreview', preview);
    const measured = app.metrics ? compositionMetrics(app.metrics) : null;
    const renderer = new PartRenderer({
      pool: openPool(),
      log: app.log,
      bundleOf: bundlesOf(registry, files.local),
      onRendering(entry, request, fault) {
        measured?.rendering(entry, fault);
        // In development, a fault must not roll back the part.
        if (!hotPages) watch.note(entry, request, fault);
      },
    });
    let renderersProblem: string | null = null;
    options.readiness?.add(() => renderersProblem);
    // Startup does not wait for the isolation test.
    void confinement.then(({ problem }) => {
      renderersProblem = problem;
      if (problem) app.log.warn(problem);
    });
    app.decorate('partsStatus', async () => {
      const { skipped, unavailable, problem } = await registry.current();
      return { skipped, unavailable, problem };
    });
    // The site is not ready until the first registry read ends. This read verifies the files of the live releases.
    app.addHook('onReady', async () => {
      await registry.current().catch((err: unknown) => app.log.warn({ err }, 'The registry cannot be read'));
    });
    app.addHook('onClose', async () => {
      unfollow();
      await registry.close();
      await renderer.close();
      await previews.close();
      await watch.close();
      await browserWatch.close();
    });

    const composer = new PageComposer({
      registry: served,
      renderer: previews.rendererBeside(renderer),
      callPublic,
      dataRevision: () => changeFeed.revision(),
      onPage: (how) => measured?.page(how),
      extraScripts: hotPages ? [hotScriptUrl] : [],
      showsFaults: hotPages !== null,
      log: app.log,
    });
    if (hotPages) await app.register(hotPagesPlugin, { db, dataDir, store, ...hotPages });
    assetRoutes(app, { files, registry, shownTo, servesSourceMaps: hotPages !== null });
    registryRoutes(app, { registry: served, shownTo });
    await kitRoutes(app, { from: options.kitFrom ?? null, dataDir });
    await partFaultsRoute(app, {
      registry: served,
      canaries,
      publicUrl,
      onFault(entry, { request, stack, isLive }) {
        measured?.browserFault(entry);
        // A live version must not be rolled back for failures that it had as a canary.
        if (isLive) browserWatch.note(entry, clientOf(request).key);
        const { name, metadata } = entry;
        const failure = { name, version: metadata.version, trace: failureTrace(name, stack) };
        Promise.all([recordFailure(db, failure), canaries.failed(entry, request)]).catch((err: unknown) =>
          app.log.warn({ err, name }, 'A failure was not recorded'),
        );
      },
    });
    const origin = (request: FastifyRequest) => originOf(request, publicUrl);
    if (options.retention) startSweeping(app, { ...options.retention, files, registry });
    const localAccess = new LocalAccessToken(dataDir);
    const changes = new ChangeJobs({ service, jobs: options.jobs });
    app.decorate('partFailures', (name: string) => listFailures(db, store, name));
    app.decorate('registryService', service);
    app.decorate('registryChanges', changes);
    app.decorate('localAccess', localAccess);
    app.addHook('onClose', () => localAccess.withdraw());
    await app.register(registryPlugin, {
      prefix: registryPath,
      db,
      counts,
      service,
      changes,
      preview,
      localActor: localAccess.actorOf,
      origin,
    });
    crawlerRoutes(app, { registry, callPublic, origin });
    await themeRoute(app, { publicUrl, origin });
    await previewRoutes(app, { previews, cookie, publicUrl, origin });
    pageRoutes(app, {
      composer,
      previews,
      canaries,
      origin,
      counts,
      rendersPerMinute,
      cacheSeconds: options.pageCacheSeconds ?? 0,
    });
  },
  { name: 'composition' },
);

/** The actor that the audit log names for automatic rollbacks after failures on the server. */
const watcher = { accountId: null, accountName: 'the watch over new releases', scope: null };

/** Returns a function that finds the render bundle of a live version. */
function bundlesOf(live: LiveRegistry, files: PublishedFiles): BundleOf {
  return (entry) => {
    const { name, metadata } = entry;
    const integrity = live.renderIntegrity(entry);
    return integrity === null ? null : () => files.readRenderBundle(name, metadata.version, integrity);
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns a part's latest failures in browsers, latest first. */
    partFailures(name: string): Promise<PartFailure[]>;
    readonly registryService: RegistryService;
    readonly registryChanges: ChangeJobs;
    /** Returns the preview link of a version. @throws RegistryProblem if the actor cannot preview the version */
    registryPreview(actor: RegistryActor, name: string, version: string): Promise<PreviewLink>;
    /** Gives commands on this machine access to the registry service. */
    readonly localAccess: LocalAccessToken;
    /** Returns the problems of the live registry. Rejects if no registry can be read. */
    partsStatus(): Promise<Pick<RegistrySnapshot, 'skipped' | 'unavailable' | 'problem'>>;
  }
}
