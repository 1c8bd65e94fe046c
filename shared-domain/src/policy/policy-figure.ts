import { formatDollars } from '../catalogue/money.ts';
import { formatNumber } from '../numbers/format-number.ts';
import { policy } from './policy.ts';

/**
 * Returns the {@link policy} figure of this name as text, such as '$295', '50%' or '0.40'.
 * Returns undefined if there is no such figure.
 */
export function policyFigure(name: string): string | undefined {
  for (const group of Object.values<Readonly<Record<string, unknown>>>(policy)) {
    if (Object.hasOwn(group, name)) return write(name, group[name]);
  }
  return undefined;
}

function write(name: string, value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return undefined;
  if (name.endsWith('Fee')) return formatDollars(value);
  if (name.endsWith('Percent')) return `${value}%`;
  return value < 1 ? value.toFixed(2) : formatNumber(value);
}
