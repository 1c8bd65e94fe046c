import type { FieldError } from '@title24/shared-config/contract';
import type { EstimatorPrices } from '@title24/shared-domain';

/** A figure of the estimator: its path within the prices, and what staff call it. */
export interface PriceField {
  readonly path: string;
  readonly label: string;
  readonly unit: string;
}

const dollars = 'US dollars';
const perFoot = 'US dollars per sq ft';
const factor = 'factor';

export const residentialFields: readonly PriceField[] = [
  { path: 'residential.newBuildingBase', label: 'New building: minimum price', unit: dollars },
  { path: 'residential.newBuildingPerFoot', label: 'New building: per square foot', unit: perFoot },
  { path: 'residential.multiFamilyBase', label: 'Multi-family: minimum price', unit: dollars },
  { path: 'residential.uniqueUnitType', label: 'Each further unit type', unit: dollars },
  { path: 'residential.exstPlusAdtnBase', label: 'Existing plus addition: minimum price', unit: dollars },
  {
    path: 'residential.exstPlusAdtnPerFoot',
    label: 'Existing plus addition: per square foot',
    unit: perFoot,
  },
  { path: 'residential.adtnOnlyBase', label: 'Addition only: minimum price', unit: dollars },
  { path: 'residential.adtnOnlyPerFoot', label: 'Addition only: per square foot', unit: perFoot },
  { path: 'residential.estmOffset', label: 'Residential: range (±)', unit: dollars },
];

export const commercialFields: readonly PriceField[] = [
  { path: 'commercial.prescAppr.1', label: 'Prescriptive, one type of work', unit: factor },
  { path: 'commercial.prescAppr.3', label: 'Prescriptive, three types of work', unit: factor },
  { path: 'commercial.perfAppr.1', label: 'Performance, one type of work', unit: factor },
  { path: 'commercial.perfAppr.3', label: 'Performance, three types of work', unit: factor },
  { path: 'commercial.estmOffset', label: 'Commercial: range (±)', unit: dollars },
];

/** Part of the configuration, but nothing is computed with them. */
export const unusedFields: readonly PriceField[] = [
  { path: 'residential.newBuildingSelfServe', label: 'New building: self serve', unit: dollars },
  { path: 'residential.exstPlusAdtnSelfServe', label: 'Existing plus addition: self serve', unit: dollars },
  { path: 'residential.adtnOnlyBasenew', label: 'Addition only: new minimum price', unit: dollars },
  { path: 'residential.adtnOnlySelfServe', label: 'Addition only: self serve', unit: dollars },
  { path: 'commercial.newBuildingBase', label: 'Commercial new building: minimum price', unit: dollars },
  {
    path: 'commercial.exstPlusAdtnBase',
    label: 'Commercial existing plus addition: minimum price',
    unit: dollars,
  },
  { path: 'commercial.prescAppr.2', label: 'Prescriptive, two types of work', unit: factor },
  { path: 'commercial.perfApprTrigger', label: 'Performance trigger', unit: dollars },
];

const fields = [...residentialFields, ...commercialFields, ...unusedFields];

export const priceLabels: Readonly<Record<string, string>> = Object.fromEntries(
  fields.map(({ path, label }) => [path, label]),
);

/** The figures as they are typed, by their paths. */
export type PriceValues = Readonly<Record<string, string>>;

type Tree = { readonly [name: string]: number | Tree };

export function toPriceValues(prices: EstimatorPrices): PriceValues {
  return Object.fromEntries(
    fields.map(({ path }) => {
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

/** A figure from '0.23', '$1,250' or '500'; undefined where it is none. */
export function parseFigure(typed: string): number | undefined {
  const text = typed.replace(/[\s,$]/g, '');
  return /^\d{1,7}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined;
}

/** The prices that valid values give. */
export function toPrices(values: PriceValues): EstimatorPrices {
  const figure = (path: string) => parseFigure(values[path] ?? '') ?? 0;
  const group = (prefix: string) =>
    Object.fromEntries(
      fields
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

/** What stops the figures from being saved. */
export function checkPrices(values: PriceValues): readonly FieldError[] {
  return fields.flatMap(({ path, label }) =>
    parseFigure(values[path] ?? '') === undefined
      ? [{ path, message: `${label}: type a number such as 500 or 0.23` }]
      : [],
  );
}
