import { counted } from '@title24/shared-domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PersonalDataSource } from '../../accounts/privacy/personal-data-source.ts';
import { paymentCustomers, savedCards } from '../tables/saved-cards.table.ts';
import { requestCardRemoval } from './saved-cards.ts';

/**
 * Source of personal data about saved cards. An erasure only requests the removal of the account's cards. Each card is
 * removed when no more charges to it are possible.
 */
export const cardPersonalData: PersonalDataSource = {
  async find(transaction, { account }) {
    if (!account) return [];
    const customers = transaction
      .select({ id: paymentCustomers.id })
      .from(paymentCustomers)
      .where(eq(paymentCustomers.accountId, account.id));
    const rows = await transaction
      .select()
      .from(savedCards)
      .where(and(isNull(savedCards.removedAt), inArray(savedCards.customerId, customers)));
    if (rows.length === 0) return [];
    const detail = counted(rows.length, 'card');
    return [{ id: account.id, kind: 'card', name: 'Saved cards', detail, keep: null }];
  },

  async erase(transaction, accountId) {
    await requestCardRemoval(transaction, accountId);
  },
};
