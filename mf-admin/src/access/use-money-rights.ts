import { useState } from 'react';
import { useRole } from './use-role.ts';

/** A role's payment permissions. */
export interface MoneyRights {
  readonly mayCharge: boolean;
  readonly mayRefund: boolean;
}

/**
 * Returns the permissions that the user had at the first render. The result does not change later, so forms stay on
 * screen if the login ends.
 */
export function useMoneyRights(): MoneyRights {
  const role = useRole();
  const [rights] = useState(() => ({
    mayCharge: role?.isAllowed('UPDATE', 'PAYMENT') ?? false,
    mayRefund: role?.isAllowed('DELETE', 'PAYMENT') ?? false,
  }));
  return rights;
}
