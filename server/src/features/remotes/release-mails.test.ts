import Fastify, { type FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { type SeededDataDir, seededDataDir } from '../../platform/db/testing/seeded-data-dir.ts';
import { jobsPlugin } from '../../platform/jobs/jobs.plugin.ts';
import { mailPlugin } from '../../platform/mail/mail.plugin.ts';
import { staffAddress } from '../../platform/mail/staff-address.ts';
import { mailSender } from '../../platform/settings/mail-sender.ts';
import { openSiteDatabase } from '../../site-database.ts';
import { siteConfigurationSeed } from '../configuration/site-configuration.seed.ts';
import { mailCanaryEnded, mailRestored } from './release-mails.ts';

let folder: SeededDataDir;
let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await seededDataDir();
  database = await openSiteDatabase(folder, 'server');
  app = Fastify();
  await app.register(jobsPlugin, { database });
  const { dataDir } = folder;
  const settings = {
    dataDir,
    siteEnv: 'development',
    smtpUrl: null,
    sendsMail: true,
    mailSender: mailSender({}),
    publicUrl: null,
    mailRetentionDays: 90,
  } as const;
  await app.register(mailPlugin, { database, settings });
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
  await folder.remove();
});

test('F8: staff get one email about an automatic rollback', async () => {
  const configuration = siteConfigurationSeed;
  const reason = '12 of 40 pages failed within 5 minutes';
  await mailRestored(
    { database, jobs: app.jobs, configuration, origin: 'https://www.example.com' },
    { name: 'mf-estimator', from: '2.1.0', to: '2.0.9', reason },
  );
  const { rows } = await database.$client.query('select id, to_address, subject, text from mail_outbox');
  expect(rows).toEqual([
    {
      id: expect.any(String),
      to_address: staffAddress(configuration),
      subject: 'mf-estimator 2.1.0 was rolled back',
      text: expect.stringContaining('from 2.1.0 to 2.0.9 automatically'),
    },
  ]);
  expect(rows[0].text).toContain(`${reason}.`);
  expect(rows[0].text).toContain('https://www.example.com/admin/remotes');
  const jobs = await database.$client.query('select 1 from pgboss.job where id = $1', [rows[0].id]);
  expect(jobs.rowCount).toBe(1);
});

test('F15: staff get an email about the end of a canary, with its reason', async () => {
  const configuration = siteConfigurationSeed;
  const canary = { name: 'mf-estimator', version: '2.2.0', control: '2.1.0', by: 'the watch over canaries' };
  const reason = 'after 1.5 hours, 2.2.0 had failed for 6 of 70 visitors, and 2.1.0 for 2 of 900';
  await mailCanaryEnded(
    { database, jobs: app.jobs, configuration, origin: 'https://www.example.com' },
    { ...canary, outcome: 'withdrawn', reason },
  );
  const { rows } = await database.$client.query(
    "select subject, text from mail_outbox where subject like 'The canary%'",
  );
  expect(rows).toEqual([
    {
      subject: 'The canary mf-estimator 2.2.0 was withdrawn',
      text: expect.stringContaining('All visitors get 2.1.0, as before.'),
    },
  ]);
  expect(rows[0].text.replaceAll(/\s+/g, ' ')).toContain(`ended by the watch over canaries: ${reason}.`);
});
