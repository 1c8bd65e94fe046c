import type { ResidentialKind } from '../estimator/index.ts';
import { commercialScopes, type EstimatedSize, sizeOfArea } from '../full-service/estimated-size.ts';
import { formatNumber } from '../numbers/format-number.ts';
import type { CommercialForm, ResidentialForm } from './estimator-form.ts';
import { type NumberField, readNumber } from './number-field.ts';
import { commercialRequest, residentialFields } from './read-form.ts';

const kindLabels: Readonly<Record<ResidentialKind, string>> = {
  new: 'New building',
  'existing-plus': 'Existing building plus addition',
  addition: 'Addition by itself',
  envelope: 'Envelope only',
  'dwelling-units': 'Alteration that adds dwelling units',
};

const fieldLabels = {
  area: 'sq ft',
  existing: 'sq ft existing',
  addition: 'sq ft added',
  types: 'unique unit types',
  units: 'added dwelling units',
} as const;

/**
 * Summarizes a residential estimate's input.
 * @param withOccupancy - whether the summary names the occupancy
 */
export function residentialSummary(form: ResidentialForm, withOccupancy: boolean): string {
  const numbers = residentialFields(form).flatMap(({ field, text }) => {
    const { value } = readNumber(text, field);
    if (value === null) return [];
    const words = fieldLabels[field.name];
    return [`${formatNumber(value)} ${value === 1 ? words.replace(/s$/, '') : words}`];
  });
  return [kindLabels[form.kind], ...(withOccupancy ? [`occupancy ${form.occupancy}`] : []), ...numbers].join(
    ', ',
  );
}

/** Like {@link residentialSummary}, for a commercial estimate. */
export function commercialSummary(form: CommercialForm, withOccupancy: boolean): string {
  const { area } = commercialRequest(form).inputs;
  const chosen = scopesOf(form);
  return [
    'Commercial project',
    ...(withOccupancy ? [`occupancy ${form.occupancy}`] : []),
    ...(area === null ? [] : [`${formatNumber(area)} sq ft`]),
    ...(chosen.length > 0 ? [`${chosen.join(', ')} work`] : []),
  ].join(', ');
}

/**
 * Returns a residential estimate's project size, or null if its total area is 0. In the total,
 * unknown areas count as 0.
 */
export function residentialSize(form: ResidentialForm): EstimatedSize | null {
  const fields = residentialFields(form);
  const known = fields.flatMap(({ field, text }) => {
    const { value } = readNumber(text, field);
    return value === null ? [] : [{ field, value }];
  });
  const area = known.filter(({ field }) => field.isArea).reduce((sum, { value }) => sum + value, 0);
  if (area === 0) return null;
  const numberIn = (name: NumberField['name']) =>
    known.find(({ field }) => field.name === name)?.value ?? null;
  const asksExisting = fields.some(({ field }) => field.name === 'existing');
  return {
    area,
    existing: form.kind === 'new' ? null : asksExisting ? numberIn('existing') : 0,
    units: form.kind === 'new' ? numberIn('types') : numberIn('units'),
    scopes: [],
  };
}

/** Returns a commercial estimate's project size, or null if its area is unknown. */
export function commercialSize(form: CommercialForm): EstimatedSize | null {
  const { area } = commercialRequest(form).inputs;
  return area === null ? null : { ...sizeOfArea(area), scopes: scopesOf(form) };
}

const scopesOf = (form: CommercialForm) => commercialScopes.filter((scope) => form[scope]);
