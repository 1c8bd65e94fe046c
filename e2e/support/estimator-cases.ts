import { kindOf, publishedCases } from '@title24/shared-domain/estimator/testing';

type Figures = Readonly<Record<'low' | 'high', number>>;

interface PublishedCase {
  readonly id: string;
  readonly kind: string;
  readonly input: Readonly<Record<string, number | boolean>>;
  readonly expected: Partial<Figures> & {
    readonly diyPrice?: number;
    readonly performance?: Figures | 'N/A';
    readonly prescriptive?: Figures;
  };
}

/** A published estimator case with its input and the results that the page must show. */
export interface EstimatorCase {
  readonly id: string;
  readonly kind: string;
  /** The text to type into each field, keyed by the field's name in the URL. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly checks: readonly string[];
  readonly results: Readonly<Record<string, string>>;
}

const published = publishedCases as readonly PublishedCase[];

const fieldOf: Readonly<Record<string, string>> = { unitTypes: 'types', newUnits: 'units' };
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const range = ({ low, high }: Figures) => `${dollars(low)} – ${dollars(high)}`;

/** Returns the published cases with the given ids. */
export function estimatorCases(...ids: readonly string[]): readonly EstimatorCase[] {
  return ids.map((id) => {
    const found = published.find((one) => one.id === id);
    if (!found) throw new Error(`There is no estimator case ${id}`);
    return toCase(found);
  });
}

function toCase({ id, kind: family, input, expected }: PublishedCase): EstimatorCase {
  const kind = kindOf(family) ?? '';
  const entries = Object.entries(input).map(([name, value]) => [fieldOf[name] ?? name, value] as const);
  const numbers = entries.filter(([, value]) => typeof value === 'number');
  const { low = 0, high = 0, diyPrice = 0, performance, prescriptive } = expected;
  const results: Record<string, string> =
    performance === undefined || prescriptive === undefined
      ? { 'Full Service estimate': range({ low, high }), 'Do-It-Yourself base price': dollars(diyPrice) }
      : {
          'Performance approach': performance === 'N/A' ? 'N/A' : range(performance),
          'Prescriptive approach': range(prescriptive),
        };
  return {
    id,
    kind,
    numbers: Object.fromEntries(numbers.map(([name, value]) => [name, String(value)])),
    checks: entries.filter(([, value]) => value === true).map(([name]) => name),
    results,
  };
}
