/**
 * `npm run bench -- inbox`: the analysts' list with 100,000 submissions: calls of submissions.find over HTTP, including
 * login and permission, compared with a query of one row by its primary key in the same run. Exits 1 if the target is
 * missed.
 */
import { randomUUID } from 'node:crypto';
import { connect } from '../../../../platform/db/database.ts';
import { hasSearchIndex } from '../../../../platform/db/text-search-index.ts';
import { migrationLimits } from '../../../../platform/db/time-limits.ts';
import { type MeasuredCase, measureCases } from '../../../../testing/measure-cases.ts';
import { AccountSite } from '../../../accounts/testing/account-site.ts';
import { submissionSearch } from '../../submission-search.ts';

const rows = 100_000;

const site = await AccountSite.open();
try {
  const { $client } = site.database;
  // Filling the tables takes longer than a visitor's statement may.
  const { $client: filling } = connect(site.database.connectionString, { limits: migrationLimits, max: 1 });
  await filling.query(
    `insert into submissions (id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox, received_at, state)
     select gen_random_uuid(), 'FS-20260101-' || lpad(upper(to_hex(n)), 8, '0'), 'House ' || n || ' ' || md5(n::text),
       (array['New Residential Construction', 'A Residential Addition', 'Commercial or Non-Residential'])[1 + n % 3],
       'Sender ' || md5((n % 40000)::text), 'sender' || (n % 40000) || '@example.com', '(510) 555-0177', repeat('comment ', 10), n % 9 = 0,
       now() - n * interval '7 minutes', (array['closed', 'closed', 'closed', 'closed', 'quoted', 'in-review', 'received'])[1 + n % 7]
     from generate_series(1, $1::int) n`,
    [rows],
  );
  await filling.query(
    `insert into submission_files (id, submission_id, position, name, stored_name, media_type, size, sha256)
     select gen_random_uuid(), id, p, 'plans ' || p || '.pdf', gen_random_uuid()::text, 'application/pdf', 1000000, repeat('ab', 32)
     from submissions, generate_series(0, 1) p`,
  );
  await filling.query('vacuum analyze');
  await filling.end();
  const { rows: sample } = await $client.query(
    `select id, reference, email, ((extract(epoch from received_at) * 1000000)::bigint || '-' || id) as position
     from submissions order by received_at desc offset $1 limit 1`,
    [Math.floor(rows * 0.9)],
  );
  const [{ id, reference, email, position }] = sample;
  await site.addAccount('ada', 'Analyst');
  const token = await site.tokenOf('ada');

  const find = (params: object) => async () => {
    const { error } = await site.call('submissions', 'find', params, token);
    if (error) throw new Error(error.message);
  };
  const since = new Date(Date.now() - rows * 7 * 60_000).toISOString().slice(0, 10);
  const cases: readonly MeasuredCase[] = [
    ['one row by primary key', () => $client.query('select * from submissions where id = $1', [id])],
    ['first page', find({})],
    ['page 1,800 of 2,000', find({ after: position })],
    ['the page before it', find({ before: position })],
    ['status closed', find({ status: 'closed' })],
    ['type and status', find({ status: 'new', projectType: 'A Residential Addition' })],
    ['since the first', find({ since })],
    ['search: a reference', find({ search: reference })],
    ['search: an address', find({ search: email })],
    ['search: fits all', find({ search: 'example.com' })],
    ['search: fits none', find({ search: randomUUID() })],
    ['search: fits none, of one status', find({ search: randomUUID(), status: 'new' })],
    ['search: two letters', find({ search: 'zz' })],
    ['search: every fourth, a late page', find({ search: 'sender1', after: position })],
  ];
  const isIndexed = await hasSearchIndex(site.database, submissionSearch);
  console.log(`${rows} submissions, two files each; index for searches: ${isIndexed ? 'yes' : 'no'}`);
  await measureCases(cases);
} finally {
  await site.close();
}
