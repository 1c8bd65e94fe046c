import type { ClockedSite } from '../accounts/testing/clocked-site.ts';
import { digestSql } from './digest-sql.ts';

/**
 * Makes a call once for each of the given tables, and closes the database connection at the first insert or update in
 * that table, as if the server had been killed. In another call, closes the connection at the commit. Checks that the
 * interrupted calls fail and leave the tables unchanged, and that a final call succeeds.
 * @param tables the tables to which each call writes
 * @param call returns whether the call succeeded
 */
export async function cutEverywhere(
  site: ClockedSite,
  tables: readonly string[],
  call: () => Promise<boolean>,
): Promise<void> {
  // Emails change when they are delivered, so only their ids are compared.
  const digests = tables.map(
    (table) => `${digestSql(table, table === 'mail_outbox' ? { row: 't.id::text' } : {})} as ${table}`,
  );
  const stored = async () => (await site.sql(`select ${digests.join(', ')}`)).rows[0];
  const before = await stored();
  const triggers = [
    ...tables.map((table) => `create trigger cut_here before insert or update on ${table}`),
    `create constraint trigger cut_here after insert or update on ${tables[0]} deferrable initially deferred`,
  ];
  for (const trigger of triggers) {
    await site.sql(`create function cut_here() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(10); return new; end $$`);
    await site.sql(`${trigger} for each row execute function cut_here()`);
    const isDone = await call();
    await site.sql('drop function cut_here cascade');
    expect([trigger, isDone, await stored()]).toEqual([trigger, false, before]);
  }
  expect(await call()).toBe(true);
}
