import { useState } from 'react';
import { useRole } from './use-role.ts';

/** Payment permissions of a role. */
export interface MoneyRights {
  readonly mayCharge: boolean;
  readonly mayRefund: boolean;
}

/**
 * Returns the payment permissions that the user had at the first render. They do not change later, so forms and their
 * text stay if the login ends.
 */
export function useMoneyRights(): MoneyRights {
  const role = useRole();
  const [rights] = useState(() => ({
    mayCharge: role?.isAllowed('UPDATE', 'PAYMENT') ?? false,
    mayRefund: role?.isAllowed('DELETE', 'PAYMENT') ?? false,
  }));
  return rights;
}
