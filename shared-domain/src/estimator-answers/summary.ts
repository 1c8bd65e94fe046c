import type { ResidentialKind } from '../estimator/index.ts';
import type { CommercialForm, ResidentialForm } from './estimator-form.ts';
import { readNumber } from './number-field.ts';
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
 * Summarizes the input of a residential estimate in a few words.
 * @param withOccupancy whether the form asks for it
 */
export function residentialSummary(form: ResidentialForm, withOccupancy: boolean): string {
  const numbers = residentialFields(form).flatMap(({ field, text }) => {
    const { value } = readNumber(text, field);
    if (value === null) return [];
    const words = fieldLabels[field.name];
    return [`${value.toLocaleString('en-US')} ${value === 1 ? words.replace(/s$/, '') : words}`];
  });
  return [kindLabels[form.kind], ...(withOccupancy ? [`occupancy ${form.occupancy}`] : []), ...numbers].join(
    ', ',
  );
}

/** Like {@link residentialSummary}, for a commercial estimate. */
export function commercialSummary(form: CommercialForm, withOccupancy: boolean): string {
  const { area } = commercialRequest(form).inputs;
  const chosen = (['envelope', 'mechanical', 'lighting'] as const).filter((name) => form[name]);
  return [
    'Commercial project',
    ...(withOccupancy ? [`occupancy ${form.occupancy}`] : []),
    ...(area === null ? [] : [`${area.toLocaleString('en-US')} sq ft`]),
    ...(chosen.length > 0 ? [`${chosen.join(', ')} work`] : []),
  ].join(', ');
}

/** Returns the part of the project's area that exists already, in square feet; null if it is unknown or does not matter. */
export function existingArea(form: ResidentialForm): number | null {
  if (form.kind === 'new') return null;
  const field = residentialFields(form).find(({ field }) => field.name === 'existing');
  return field ? readNumber(field.text, field.field).value : 0;
}

/** Returns the total area of the project in square feet, for the upload form; null if unknown. */
export function totalArea(form: ResidentialForm): number | null {
  const areas = residentialFields(form).filter(({ field }) => field.isArea);
  const known = areas
    .map(({ field, text }) => readNumber(text, field).value)
    .filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
}
