import type { Product } from '../../catalogue/product.ts';
import type { EstimatorPrices } from '../../site-configuration/estimator-prices.schema.ts';
import type { EstimateRequest } from '../estimate.ts';
import type { Given } from '../estimate-inputs.ts';
import type { EstimatorKind } from '../kinds.ts';
import cases from './estimator-cases.json' with { type: 'json' };

/** The published prices (E8). */
export const seedPrices: EstimatorPrices = {
  residential: {
    ...cases.config.residential,
    newBuildingPerFoot: Number(cases.config.residential.newBuildingPerFoot),
    exstPlusAdtnPerFoot: Number(cases.config.residential.exstPlusAdtnPerFoot),
    adtnOnlyPerFoot: Number(cases.config.residential.adtnOnlyPerFoot),
  },
  commercial: cases.config.commercial,
};

export const seedCatalogue: readonly Product[] = Object.entries(cases.catalogue).map(([sku, price]) => ({
  _id: sku,
  name: `Report ${sku}`,
  description: '',
  price,
  sku,
  dateCreated: '2026-01-01T00:00:00.000Z',
  lastUpdate: '2026-01-01T00:00:00.000Z',
  isActive: true,
}));

export const publishedCases = cases.vectors;

type Values = Partial<Record<'area' | 'existing' | 'addition' | 'unitTypes' | 'newUnits', number>> &
  Partial<Record<'multi' | 'envelope' | 'mechanical' | 'lighting', boolean>>;

const kindByFamily: readonly (readonly [prefix: string, kind: EstimatorKind])[] = [
  ['new', 'new'],
  ['existing-plus', 'existing-plus'],
  ['envelope-only', 'envelope'],
  ['addition-only', 'addition'],
  ['dwelling-increase', 'dwelling-units'],
  ['commercial', 'commercial'],
];

/** Returns the estimate kind of a case family such as 'new-multi', or undefined for an unknown family. */
export function kindOf(family: string): EstimatorKind | undefined {
  return kindByFamily.find(([prefix]) => family.startsWith(prefix))?.[1];
}

/** Returns a published case's estimate request. */
export function requestOf({ kind: family, input }: { kind: string; input: Values }): EstimateRequest {
  const kind = kindOf(family);
  const given = (value: number | undefined): Given => value ?? null;
  switch (kind) {
    case 'new':
      return {
        kind,
        inputs: { area: given(input.area), multi: input.multi ?? false, types: given(input.unitTypes) },
      };
    case 'existing-plus':
    case 'addition':
      return { kind, inputs: { existing: given(input.existing), addition: given(input.addition) } };
    case 'envelope':
      return { kind, inputs: { existing: given(input.existing) } };
    case 'dwelling-units':
      return { kind, inputs: { existing: given(input.existing), units: given(input.newUnits) } };
    case 'commercial': {
      const { area, envelope = false, mechanical = false, lighting = false } = input;
      return { kind, inputs: { area: given(area), envelope, mechanical, lighting } };
    }
    default:
      throw new Error(`No estimator variant for the case family ${family}`);
  }
}
