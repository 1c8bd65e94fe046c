import type { WorkKind, WorkNeighbors } from '@title24/shared-domain/work';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { orders } from '../orders/tables/orders.table.ts';
import { submissions } from '../submissions/submissions.table.ts';
import { workParts } from './find-work.ts';

interface Row {
  readonly kind: WorkKind;
  readonly number: string;
}

/** A position in the view 'due', with times as text in the database's precision. */
interface Position {
  readonly due_at: string;
  readonly received_at: string;
  readonly id: string;
}

const columns = sql.raw('found.due_at, found.received_at, found.id');

/**
 * Returns the work before and after an order or case in the view 'due', across the pages of the queue. If the order or
 * case is not in the view, `previous` is null and `next` is the first order or case in the view.
 */
export async function workNeighbors(
  transaction: Transaction,
  caller: Caller,
  number: string,
  now: Date,
): Promise<WorkNeighbors> {
  const parts = workParts({ caller, now }, { view: 'due', kind: null, search: '' });
  const union = (of: (part: SQL) => SQL) => sql.join(parts.map(of), sql` union all `);
  const { rows } = await transaction.execute(sql`
    select found.due_at::text, found.received_at::text, found.id from (${union((part) => part)}) as found
    where found.id = coalesce((select ${orders.id} from ${orders} where ${eq(orders.number, number)}),
      (select ${submissions.id} from ${submissions} where ${eq(submissions.reference, number)}))`);
  const [at] = rows as unknown as Position[];

  async function beside(comparison: '<' | '>'): Promise<Row | null> {
    const direction = sql.raw(comparison === '>' ? '' : ' desc');
    const order = sql`found.due_at${direction}, found.received_at${direction}, found.id${direction}`;
    const where = at
      ? sql`(${columns}) ${sql.raw(comparison)} (${at.due_at}::timestamptz, ${at.received_at}::timestamptz, ${at.id}::uuid)`
      : sql`true`;
    const firstOf = (part: SQL) =>
      sql`(select * from (${part}) as found where ${where} order by ${order} limit 1)`;
    const { rows: nearest } = await transaction.execute(sql`
      select found.kind, coalesce(${orders.number}, ${submissions.reference}) as number
      from (${union(firstOf)}) as found
      left join ${orders} on found.kind = 'order' and ${orders.id} = found.id
      left join ${submissions} on found.kind = 'case' and ${submissions.id} = found.id
      order by ${order} limit 1`);
    const [row] = nearest as unknown as Row[];
    return row ?? null;
  }

  return { previous: at ? await beside('<') : null, next: await beside('>') };
}
