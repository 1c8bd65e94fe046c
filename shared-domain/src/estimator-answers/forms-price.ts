import { formatDollars } from '../catalogue/money.ts';
import { policy } from '../policy/policy.ts';

/** What prescriptive forms cost, which are often enough when only the envelope changes (W3, P3): 'Forms: free or $295'. */
export const formsPrice = `Forms: free or ${formatDollars(policy.fees.prescriptiveAdditionFee)}`;
