import type { ActionPreview, DeskOrder, PreviewedMail } from '@title24/shared-domain/orders';
import type { Database } from '../../../platform/db/database.ts';

/** Thrown to roll a previewed transaction back; carries its result. */
class SeenEnough extends Error {
  override readonly name = 'SeenEnough';
  readonly order: DeskOrder;

  constructor(order: DeskOrder) {
    super('A preview is always rolled back');
    this.order = order;
  }
}

/**
 * Previews an action by performing it in a transaction that is then rolled back, so that the mails are exact and the
 * preview is refused whenever the action would be.
 * @param act performs it on the given database and sends mails to `mails`
 */
export async function previewAction(
  database: Database,
  act: (database: Database, mails: PreviewedMail[]) => Promise<DeskOrder>,
): Promise<ActionPreview> {
  const mails: PreviewedMail[] = [];
  try {
    return await database.transaction(async (transaction): Promise<never> => {
      // Nested transactions become savepoints, so code that expects a database works here too.
      throw new SeenEnough(await act(transaction as unknown as Database, mails));
    });
  } catch (error) {
    if (error instanceof SeenEnough) return { mails, state: error.order.state };
    throw error;
  }
}
