import type { ActionPreview, DeskOrder, PreviewedMail } from '@title24/shared-domain/orders';
import type { Database } from '../../../platform/db/database.ts';

/** Ends a transaction of which nothing is to stay, and carries what was seen in it. */
class SeenEnough extends Error {
  override readonly name = 'SeenEnough';
  readonly order: DeskOrder;

  constructor(order: DeskOrder) {
    super('What was tried is not kept');
    this.order = order;
  }
}

/**
 * What an action would do: it is done, by its own method, in a transaction that is rolled back. So it shows the
 * very mails, and is refused as the action would be.
 * @param act does it on the database that it is given, with mails going to `mails`
 */
export async function previewAction(
  database: Database,
  act: (database: Database, mails: PreviewedMail[]) => Promise<DeskOrder>,
): Promise<ActionPreview> {
  const mails: PreviewedMail[] = [];
  try {
    return await database.transaction(async (transaction): Promise<never> => {
      // Transactions within it are savepoints, so what works on a database works on it as well.
      throw new SeenEnough(await act(transaction as unknown as Database, mails));
    });
  } catch (error) {
    if (error instanceof SeenEnough) return { mails, state: error.order.state };
    throw error;
  }
}
