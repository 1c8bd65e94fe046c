import { createHash } from 'node:crypto';
import type { StoredProject } from '@title24/shared-domain/projects';
import type { Logger } from 'pino';
import { buildApp } from '../../app.ts';
import { siteClock, systemClock, useClock } from '../../platform/clock/clock.ts';
import { startChangeFeed } from '../../platform/db/change-feed.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { listen } from '../../platform/http/listen.ts';
import { Resources } from '../../platform/lifecycle/resources.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { caseStories } from './case-stories.ts';
import { callerOf, createDemoAccounts, type DemoAccount } from './demo-accounts.ts';
import { planPdf, titledPdf } from './demo-files.ts';
import { demoTakeoff, largeDemoHouse } from './demo-house.ts';
import { DemoSite } from './demo-site.ts';
import { orderStories } from './order-stories.ts';
import { DemoClock, runStories } from './stories.ts';

interface Options {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  readonly logger: Logger;
  /** Number of cases, and of orders, that end in each state. */
  readonly perState: number;
}

export interface Demo {
  readonly accounts: readonly DemoAccount[];
  readonly project: string;
  /**
   * Plan file of the traced project. To trace more, a user opens this file in the browser, because the
   * tracing contains only the outlines.
   */
  readonly plan: Buffer;
}

/** Limits that the demo cannot reach: within seconds, it sends more requests than any visitor. */
const unlimited = { rpcRequestsPerMinute: 1_000_000, uploadFormsPerHour: 1_000_000 };

/**
 * Fills a new site with accounts, cases, orders and a traced project, on a simulated clock that passes
 * through recent weeks. The site listens on the configured port, because links in emails contain the port.
 * @throws StartupError if the port cannot be used
 */
export async function fillDemo({ settings, database, logger, perState }: Options): Promise<Demo> {
  const end = systemClock.now();
  const clock = new DemoClock(end);
  const resources = new Resources();
  try {
    useClock(clock);
    resources.add(async () => useClock(systemClock));
    const changes = await startChangeFeed(database.connectionString, logger);
    resources.add(() => changes.close());
    const app = await buildApp({
      settings: { ...settings, ...unlimited },
      database,
      changes,
      logger,
      clock: siteClock,
    });
    resources.add(() => app.close());
    await listen(app, settings);
    const accounts = await createDemoAccounts(database);
    const callers = await Promise.all(
      accounts.map(async (account) => [account.role, await callerOf(database, account)] as const),
    );
    const site = new DemoSite(app, database, new Map(callers));
    const [plan, report] = await Promise.all([planPdf(), titledPdf('Demo report')]);
    const wanted = { end, perState };
    await runStories(
      clock,
      [...caseStories(site, { plan, report }, wanted), ...orderStories(site, report, wanted)],
      end,
      async () => {
        await app.applyCaseDeadlines();
        await app.applyDeadlines();
        await app.checkPayments();
      },
    );
    const project = await createTracedProject(site, plan);
    return { accounts, project, plan };
  } finally {
    await resources.release();
  }
}

/** Creates a project with a traced plan and files for the account with the role Member. @returns the project number */
async function createTracedProject(site: DemoSite, plan: Buffer): Promise<string> {
  const own = <Result>(method: string, params: object): Promise<Result> =>
    site.call('Member', 'projects', method, params);
  const data = largeDemoHouse(site.callerOf('Member').email);
  const { number } = await own<StoredProject>('import', { data });
  const takeoff = demoTakeoff(createHash('sha256').update(plan).digest('hex'));
  await own('saveTakeoff', { number, takeoff, stamp: 0 });
  const elevations = await titledPdf('Demo elevations');
  await own('attach', {
    number,
    kind: 'floor-plan',
    uploadId: await site.upload('Demo floor plan.pdf', plan),
  });
  await own('attach', {
    number,
    kind: 'elevation',
    uploadId: await site.upload('Demo elevations.pdf', elevations),
  });
  return number;
}
