import type { EstimatorPrices } from '@title24/shared-domain';
import { parseAmount, priceFields } from '@title24/shared-domain/editing';

/** Entered figures by path, such as 'residential.estmOffset'. */
export type PriceValues = Readonly<Record<string, string>>;

type Tree = { readonly [name: string]: number | Tree };

/** Converts prices to form values. */
export function toPriceValues(prices: EstimatorPrices): PriceValues {
  return Object.fromEntries(
    priceFields.map(({ path }) => {
      const found = path
        .split('.')
        .reduce<number | Tree | undefined>(
          (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
          prices as unknown as Tree,
        );
      return [path, typeof found === 'number' ? String(found) : ''];
    }),
  );
}

/** Converts form values to prices. Text that is not a number becomes NaN. */
export function toPrices(values: PriceValues): EstimatorPrices {
  const figure = (path: string) => parseAmount(values[path] ?? '');
  const group = (prefix: string) =>
    Object.fromEntries(
      priceFields
        .map(({ path }) => path)
        .filter((path) => path.startsWith(prefix) && !path.slice(prefix.length).includes('.'))
        .map((path) => [path.slice(prefix.length), figure(path)]),
    );
  return {
    residential: group('residential.'),
    commercial: {
      ...group('commercial.'),
      prescAppr: group('commercial.prescAppr.'),
      perfAppr: group('commercial.perfAppr.'),
    },
  } as unknown as EstimatorPrices;
}
