import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { type SeededDataDir, seededDataDir } from '../../platform/db/testing/seeded-data-dir.ts';
import { openSiteDatabase } from '../../site-database.ts';
import { hasSearchIndex, prepareSearchIndex, searchedText } from './search-index.ts';
import { submissions } from './submissions.table.ts';

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

test('the index is there, and it is the one that searches ask for', async () => {
  expect(await hasSearchIndex(database)).toBe(true);
  const client = await database.$client.connect();
  try {
    await client.query('set enable_seqscan = off');
    const query = drizzle({ client })
      .select()
      .from(submissions)
      .where(sql`${searchedText} like '%oak%'`)
      .toSQL();
    const { rows } = await client.query(`explain ${query.sql}`, query.params);
    expect(JSON.stringify(rows)).toContain('submissions_search');
  } finally {
    client.release(true);
  }
});

test('a user who may not add it starts without, and may later', async () => {
  const { $client } = database;
  await $client.query('drop extension pg_trgm cascade');
  const { rows } = await $client.query(
    'select quote_ident(current_database()) as name, quote_ident(current_user) as me',
  );
  const [{ name, me }] = rows;
  await $client.query(`revoke create on database ${name} from public, ${me}`);
  await prepareSearchIndex(database);
  expect(await hasSearchIndex(database)).toBe(false);
  await $client.query(`grant create on database ${name} to ${me}`);
  await prepareSearchIndex(database);
  expect(await hasSearchIndex(database)).toBe(true);
});
