import { useState } from 'react';
import { useRole } from './use-role.ts';

/** Payment permissions of a role. */
export interface MoneyRights {
  readonly mayCharge: boolean;
  readonly mayRefund: boolean;
}

/** Returns the payment rights from the first render, so that typed text stays if the login ends later. */
export function useMoneyRights(): MoneyRights {
  const role = useRole();
  const [rights] = useState(() => ({
    mayCharge: role?.isAllowed('UPDATE', 'PAYMENT') ?? false,
    mayRefund: role?.isAllowed('DELETE', 'PAYMENT') ?? false,
  }));
  return rights;
}
