import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { registryPath } from '@title24/remote-kit/registry';
import type { SiteConfiguration } from '@title24/shared-domain';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { accountsPlugin as accounts } from './features/accounts/accounts.plugin.ts';
import { auditPlugin as audit } from './features/audit/audit.plugin.ts';
import { recordChange } from './features/audit/record-change.ts';
import { businessPlugin as business } from './features/business/business.plugin.ts';
import { calendarPlugin as calendar } from './features/calendar/calendar.plugin.ts';
import { catalogPlugin as catalog } from './features/catalog/catalog.plugin.ts';
import { configurationPlugin as configuration } from './features/configuration/configuration.plugin.ts';
import { estimatesPlugin as estimates } from './features/estimates/estimates.plugin.ts';
import { downloadsPlugin as downloads } from './features/files/downloads/downloads.plugin.ts';
import { filesPlugin as files } from './features/files/files.plugin.ts';
import { filePaths } from './features/files/guard-file-routes.ts';
import { helpPlugin as help } from './features/help/help.plugin.ts';
import { helpSheetsPlugin as helpSheets } from './features/help-sheets/help-sheets.plugin.ts';
import { ordersPlugin as orders } from './features/orders/orders.plugin.ts';
import { parkedMailPlugin as parkedMail } from './features/parked-mail/parked-mail.plugin.ts';
import { paymentsPlugin as payments } from './features/payments/payments.plugin.ts';
import { projectsPlugin as projects } from './features/projects/projects.plugin.ts';
import { mailCanaryEnded, mailRestored } from './features/remotes/release-mails.ts';
import { remotesPlugin as remotes } from './features/remotes/remotes.plugin.ts';
import { repliesPlugin as replies } from './features/replies/replies.plugin.ts';
import { submissionsPlugin as submissions } from './features/submissions/submissions.plugin.ts';
import { workPlugin as work } from './features/work/work.plugin.ts';
import type { AppDependencies } from './platform/app/app-dependencies.ts';
import { compositionPlugin } from './platform/composition/composition.plugin.ts';
import { builtParts } from './platform/composition/registry/publish-builds.ts';
import { openBlobStore } from './platform/composition/registry/store/open-blob-store.ts';
import cspReports from './platform/csp-reports/csp-reports.plugin.ts';
import compression from './platform/http/compression.ts';
import errors from './platform/http/errors.ts';
import health, { type Readiness } from './platform/http/health.ts';
import hostCheck from './platform/http/host-check.ts';
import requestGuard from './platform/http/request-guard.ts';
import requestLog from './platform/http/request-log.ts';
import securityHeaders from './platform/http/security-headers.ts';
import { serverOptions } from './platform/http/server-options.ts';
import { siteOrigin } from './platform/http/site-origin.ts';
import timeLimit from './platform/http/time-limit.ts';
import { jobsPlugin as jobs } from './platform/jobs/jobs.plugin.ts';
import { limitsPlugin as limits } from './platform/limits/limits.plugin.ts';
import { RequestLogger } from './platform/logging/request-logger.ts';
import { mailPlugin as mail } from './platform/mail/mail.plugin.ts';
import metrics from './platform/metrics/metrics.plugin.ts';
import rpc from './platform/rpc/rpc.plugin.ts';
import type { Settings } from './platform/settings/settings.ts';

/**
 * Builds the HTTP application, ready to listen or to receive injected requests. Closing it does not close its
 * dependencies.
 */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { settings, logger } = dependencies;
  const app: FastifyInstance = Fastify<Server>({
    loggerInstance: logger as FastifyBaseLogger,
    // platform/http/request-log.ts logs requests instead.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (server, bindings, options) => new RequestLogger(server as Logger, bindings, options),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy,
    bodyLimit: 1024 * 1024,
    // In milliseconds, for each startup step. Fastify's default of ten seconds is too short for a busy machine.
    pluginTimeout: 60_000,
    ...serverOptions(settings),
  });
  // Node's types lack dropMaxConnection. Without it, the primary process and a worker process that has reached
  // maxConnections pass new connections back and forth endlessly.
  Object.assign(app.server, { maxConnections: settings.maxConnections, dropMaxConnection: true });
  await app.register(metrics, dependencies);
  await app.register(requestLog);
  await app.register(errors);
  await app.register(securityHeaders, dependencies);
  await app.register(requestGuard);
  await app.register(hostCheck, dependencies);
  await app.register(timeLimit, {
    // No time limit applies to these paths: file transfers can be slow, and publishing waits for the release gates.
    exemptPaths: new RegExp(`${filePaths.source}|^${registryPath}/`),
  });
  await app.register(compression);
  const readiness: Readiness = new Set();
  await app.register(health, { ...dependencies, readiness });
  await app.register(limits, dependencies);
  await app.register(cspReports, dependencies);
  await app.register(rpc, dependencies);
  await app.register(fastifyCookie);
  await app.register(jobs, dependencies);
  const mailDependencies = async () => ({
    database: dependencies.database,
    jobs: app.jobs,
    configuration: (await app.callPublic('config', 'load')) as SiteConfiguration,
    origin: siteOrigin(app, settings),
  });
  await app.register(compositionPlugin, {
    db: dependencies.database,
    dataDir: settings.dataDir,
    store: await openBlobStore(settings),
    recordAct: recordChange,
    changeFeed: dependencies.changes,
    jobs: app.jobs,
    callPublic: app.callPublic,
    publicUrl: settings.publicUrl,
    assetsUrl: settings.assetsUrl,
    rendersPerMinute: settings.pageRendersPerMinute,
    pageCacheSeconds: settings.pageCacheSeconds,
    retention: { db: dependencies.database.background, days: settings.registryRetentionDays },
    smokeChromium: settings.smokeChromiumPath,
    allowUnconfinedThirdParty: settings.allowUnconfinedThirdParty,
    readiness,
    alertStaff: async (restored) => mailRestored(await mailDependencies(), restored),
    reportCanary: async (ended) => mailCanaryEnded(await mailDependencies(), ended),
    kitFrom: settings.publishBuildsFrom && join(settings.publishBuildsFrom, 'shared-config/dist/kit'),
    hotPages: await hotPagesOf(settings),
  });
  await app.register(mail, dependencies);
  await app.register(files, { ...dependencies, readiness });
  await app.register(calendar, dependencies);
  await app.register(catalog, dependencies);
  await app.register(configuration, dependencies);
  await app.register(help, dependencies);
  await app.register(helpSheets, { ...dependencies, callPublic: app.callPublic });
  await app.register(audit, dependencies);
  await app.register(parkedMail, dependencies);
  await app.register(remotes, {
    ...dependencies,
    registry: app.registryService,
    changes: app.registryChanges,
    failures: app.partFailures,
    preview: app.registryPreview,
  });
  await app.register(replies, dependencies);
  await app.register(accounts, dependencies);
  await app.register(downloads, dependencies);
  await app.register(estimates, dependencies);
  await app.register(payments, dependencies);
  await app.register(submissions, dependencies);
  await app.register(projects, dependencies);
  await app.register(orders, dependencies);
  await app.register(work, dependencies);
  await app.register(business, dependencies);
  await app.ready();
  return app;
}

async function hotPagesOf({ publishBuildsFrom, publishParts, buildMode }: Settings) {
  if (buildMode !== 'watch' || !publishBuildsFrom) return null;
  const builds = { workspace: publishBuildsFrom, mode: buildMode };
  return { ...builds, parts: publishParts ?? (await builtParts(builds)) };
}
