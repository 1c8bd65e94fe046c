import { formatDollars } from '../catalogue/money.ts';
import { policy } from '../policy/policy.ts';
import type { CommercialForm, ResidentialForm } from './estimator-form.ts';
import { commercialOccupancies } from './occupancies.ts';

/** What prescriptive forms cost, which are often enough when only the envelope changes (W3, P3): 'Forms: free or $295'. */
export const formsPrice = `Forms: free or ${formatDollars(policy.fees.prescriptiveAdditionFee)}`;

/** Returns what a visitor should read before the price of a report, as the wizard says it; undefined if nothing. */
export function residentialVerdict({ kind }: ResidentialForm): string | undefined {
  return kind === 'envelope' ? `${formsPrice}. A full report often isn’t required.` : undefined;
}

/** Whether this building needs no report from us (W4): it has no price, and there is nothing to order. */
export function needsNoReport({ occupancy }: CommercialForm): boolean {
  const one = commercialOccupancies.find(({ code }) => code === occupancy);
  return one !== undefined && 'needsNoReport' in one;
}
