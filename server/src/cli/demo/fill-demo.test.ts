import { siteRoles } from '@title24/shared-domain';
import { caseStates } from '@title24/shared-domain/cases';
import { orderStates } from '@title24/shared-domain/orders';
import { measuredPlanRows, type StoredProject } from '@title24/shared-domain/projects';
import { count, eq } from 'drizzle-orm';
import { authTransactions } from '../../features/accounts/engine/auth-transaction.ts';
import { readSiteSecrets } from '../../features/accounts/engine/site-secrets.ts';
import { logIn } from '../../features/accounts/login/login.ts';
import { LoginEvents } from '../../features/accounts/login/login-events.ts';
import { LoginThrottle } from '../../features/accounts/login/login-throttle.ts';
import { SessionStore } from '../../features/accounts/sessions/session-store.ts';
import { orders } from '../../features/orders/tables/orders.table.ts';
import { loadProject } from '../../features/projects/reading/load-project.ts';
import { projects } from '../../features/projects/tables/projects.table.ts';
import { caseEvents } from '../../features/submissions/cases/tables/case-events.table.ts';
import { submissions } from '../../features/submissions/submissions.table.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { type SeededDataDir, seededDataDir } from '../../platform/db/testing/seeded-data-dir.ts';
import { AttemptCounter } from '../../platform/limits/attempt-counter.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { openSiteDatabase } from '../../site-database.ts';
import { requireLocalSite, requireUnusedSite } from './demo-refusals.ts';
import { type Demo, fillDemo } from './fill-demo.ts';

jest.setTimeout(240_000);

const perState = 1;
const log: string[] = [];
const logger = createLogger({ logLevel: 'warn' }, { write: (line) => void log.push(line) });

let folder: SeededDataDir;
let database: OpenDatabase;
let demo: Demo;

beforeAll(async () => {
  folder = await seededDataDir();
  database = await openSiteDatabase(folder);
  const settings = readSettings({ DATA_DIR: folder.dataDir, PORT: '0' });
  demo = await fillDemo({ settings, database, logger, perState });
});

afterAll(async () => {
  await database.close();
  await folder.remove();
});

const countsOf = async (table: typeof submissions | typeof orders) => {
  const rows = await database.select({ state: table.state, count: count() }).from(table).groupBy(table.state);
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
};
const oneOfEach = (states: readonly string[]) => Object.fromEntries(states.map((state) => [state, perState]));

describe('npm run demo', () => {
  test('fills the site with one case and one order in each state, and logs no warning or error', async () => {
    expect(await countsOf(submissions)).toEqual(oneOfEach(caseStates));
    expect(await countsOf(orders)).toEqual(oneOfEach(orderStates));
    expect(log).toEqual([]);
  });

  test('spreads the steps of the cases over more than ten days', async () => {
    const events = await database.select({ at: caseEvents.at }).from(caseEvents);
    const days = new Set(events.map(({ at }) => at.toISOString().slice(0, 10)));
    expect(days.size).toBeGreaterThan(10);
    expect(Math.max(...events.map(({ at }) => at.getTime()))).toBeLessThanOrEqual(Date.now());
  });

  test('creates an account for each role, and each account can log in with its password', async () => {
    expect(demo.accounts.map(({ role }) => role)).toEqual(siteRoles.map(({ name }) => name));
    const login = logIn({
      database,
      work: authTransactions(database, await readSiteSecrets(database, [])),
      sessions: new SessionStore(database, () => {}),
      throttle: new LoginThrottle(new AttemptCounter(database)),
      events: new LoginEvents(logger),
      log: logger,
    });
    for (const { name, password } of demo.accounts) {
      const client = { key: '127.0.0.1', userAgent: '' };
      expect(await login({ accountName: name, password }, client, 'call')).toMatchObject({
        kind: 'logged-in',
      });
    }
  });

  test('creates a complete project that has 40 windows and matches its traced plan', async () => {
    const project: StoredProject = await database.transaction(async (transaction) => {
      const [row] = await transaction.select().from(projects).where(eq(projects.number, demo.project));
      if (!row) throw new Error('There is no such project');
      return loadProject(transaction, row, systemClock);
    });
    expect(project.findings).toEqual([]);
    expect(project.data.glazing?.added).toHaveLength(40);
    const rows = measuredPlanRows(project.data, project.takeoff) ?? [];
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map(({ id, inForm }) => [id, inForm])).toEqual(
      rows.map(({ id, fromPlan }) => [id, fromPlan]),
    );
  });

  test.each([
    [{ SITE_ENV: 'staging' }, /for development only/],
    [
      { PUBLIC_URL: 'https://www.example.org', SMTP_URL: 'smtp://mail.example.org' },
      /unset PUBLIC_URL, SMTP_URL/,
    ],
  ])('refuses a site that is not for local development: %j', (env, message) => {
    expect(() => requireLocalSite(readSettings(env))).toThrow(message);
  });

  test('refuses a site that is in use', async () => {
    await expect(requireUnusedSite(database, '.data')).rejects.toThrow(/Set DATA_DIR to another folder/);
  });
});
