import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { auditSearch } from './features/audit/audit-search.ts';
import { submissionSearch } from './features/submissions/submission-search.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { type SeededDataDir, seededDataDir } from './platform/db/testing/seeded-data-dir.ts';
import { containsText, hasSearchIndex, prepareSearchIndex } from './platform/db/text-search-index.ts';
import { openSiteDatabase } from './site-database.ts';

let folder: SeededDataDir;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await seededDataDir();
  database = await openSiteDatabase(folder);
}, 60_000);
afterAll(async () => {
  await database.close();
  await folder.remove();
});

test.each([submissionSearch, auditSearch])('searches use the index $name', async (index) => {
  expect(await hasSearchIndex(database, index)).toBe(true);
  const client = await database.$client.connect();
  try {
    await client.query('set enable_seqscan = off');
    const query = drizzle({ client })
      .select({ one: sql`1` })
      .from(sql.raw(index.table))
      .where(containsText(index, '%Oak%'))
      .toSQL();
    const { rows } = await client.query(`explain ${query.sql}`, query.params);
    expect(JSON.stringify(rows)).toContain(index.name);
  } finally {
    client.release(true);
  }
});

test('a search index is not created until the database user may add the extension pg_trgm', async () => {
  const { $client } = database;
  await $client.query('drop extension pg_trgm cascade');
  const { rows } = await $client.query(
    'select quote_ident(current_database()) as name, quote_ident(current_user) as me',
  );
  const [{ name, me }] = rows;
  await $client.query(`revoke create on database ${name} from public, ${me}`);
  await prepareSearchIndex(database, submissionSearch);
  expect(await hasSearchIndex(database, submissionSearch)).toBe(false);
  await $client.query(`grant create on database ${name} to ${me}`);
  await prepareSearchIndex(database, submissionSearch);
  expect(await hasSearchIndex(database, submissionSearch)).toBe(true);
});
