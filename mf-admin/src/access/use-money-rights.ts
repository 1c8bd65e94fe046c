import { useState } from 'react';
import { useRole } from './use-role.ts';

/** The rights of a role regarding money. */
export interface MoneyRights {
  readonly mayCharge: boolean;
  readonly mayRefund: boolean;
}

/** Returns the rights at the first render: typed text must stay if the login ends in the meantime. */
export function useMoneyRights(): MoneyRights {
  const role = useRole();
  const [rights] = useState(() => ({
    mayCharge: role?.isAllowed('UPDATE', 'PAYMENT') ?? false,
    mayRefund: role?.isAllowed('DELETE', 'PAYMENT') ?? false,
  }));
  return rights;
}
