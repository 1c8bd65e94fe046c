import { type EstimatorKind, isEstimatorKind, isResidentialKind, type Sector } from '../estimator/index.ts';
import { commercialScopes } from '../full-service/estimated-size.ts';
import {
  type CommercialForm,
  emptyCommercialForm,
  emptyResidentialForm,
  type ResidentialForm,
} from './estimator-form.ts';
import { isCommercialOccupancy, isResidentialOccupancy } from './occupancies.ts';

/** Data in an estimator URL (E1). */
export interface EstimatorAddress {
  /** The form to fill in, or null if the URL has neither a valid variant (`kind`) nor an area. */
  readonly sector: Sector | null;
  readonly residential: ResidentialForm;
  readonly commercial: CommercialForm;
  /**
   * Whether the URL has an area parameter of its variant, even an empty one. Only then does the form show errors. Areas
   * of other variants do not count, so a form that was just switched to this variant shows its new fields without
   * errors. Without a valid variant, any area counts.
   */
  readonly acted: boolean;
}

const areaNames = ['area', 'existing', 'addition'] as const;
const areaNamesOf: Readonly<Record<EstimatorKind, readonly (typeof areaNames)[number][]>> = {
  new: ['area'],
  'existing-plus': ['existing', 'addition'],
  envelope: ['existing'],
  addition: ['existing', 'addition'],
  'dwelling-units': ['existing'],
  commercial: ['area'],
};
/**
 * The area that `size` stands for in each variant. The price forms of the home page and the prices page send `size`,
 * because each of these forms has a single number field.
 */
const mainArea = {
  new: 'area',
  'existing-plus': 'addition',
  addition: 'addition',
  envelope: 'existing',
  'dwelling-units': 'existing',
  commercial: 'area',
} as const satisfies Record<EstimatorKind, (typeof areaNames)[number]>;

/** In characters. Longer texts are truncated, because anyone can write any text into a URL. */
const maxTextLength = 40;

const isSet = (params: URLSearchParams, name: string) =>
  ['1', 'on', 'true', 'yes'].includes(params.get(name)?.toLowerCase() ?? '');

function readResidential(params: URLSearchParams): ResidentialForm {
  const kind = params.get('kind');
  const occupancy = params.get('occupancy');
  const text = (name: 'area' | 'types' | 'existing' | 'addition' | 'units') =>
    params.get(name)?.slice(0, maxTextLength) ?? emptyResidentialForm[name];
  return {
    kind: isResidentialKind(kind) ? kind : emptyResidentialForm.kind,
    occupancy: isResidentialOccupancy(occupancy) ? occupancy : emptyResidentialForm.occupancy,
    area: text('area'),
    multi: isSet(params, 'multi'),
    types: text('types'),
    existing: text('existing'),
    addition: text('addition'),
    units: text('units'),
  };
}

function readCommercial(params: URLSearchParams): CommercialForm {
  const occupancy = params.get('occupancy');
  return {
    occupancy: isCommercialOccupancy(occupancy) ? occupancy : emptyCommercialForm.occupancy,
    area: params.get('area')?.slice(0, maxTextLength) ?? emptyCommercialForm.area,
    envelope: isSet(params, 'envelope'),
    mechanical: isSet(params, 'mechanical'),
    lighting: isSet(params, 'lighting'),
  };
}

/**
 * Sets the area that `size` stands for, unless the URL has that area. In the commercial variant, `size`
 * without a type of work selects all types of work.
 */
function withMainArea(params: URLSearchParams): URLSearchParams {
  const kind = params.get('kind');
  const size = params.get('size');
  if (size === null || !isEstimatorKind(kind)) return params;
  if (!params.has(mainArea[kind])) params.set(mainArea[kind], size);
  if (kind === 'commercial' && !commercialScopes.some((scope) => params.has(scope))) {
    for (const scope of commercialScopes) params.set(scope, '1');
  }
  return params;
}

/**
 * Reads a URL query such as `?kind=new&area=2500&multi=1&types=5`, or `?kind=addition&size=500`. Unknown
 * parameters are ignored.
 */
export function readAddress(search: string | URLSearchParams): EstimatorAddress {
  const params = withMainArea(new URLSearchParams(search));
  const kind = params.get('kind');
  const known = isEstimatorKind(kind);
  const acted = (known ? areaNamesOf[kind] : areaNames).some((name) => params.has(name));
  if (kind === 'commercial') {
    return {
      sector: 'commercial',
      residential: emptyResidentialForm,
      commercial: readCommercial(params),
      acted,
    };
  }
  const sector = known || acted ? 'residential' : null;
  return { sector, residential: readResidential(params), commercial: emptyCommercialForm, acted };
}

function query(entries: readonly (readonly [name: string, value: string | boolean])[]): string {
  const params = new URLSearchParams();
  for (const [name, value] of entries) {
    if (value === true) params.set(name, '1');
    else if (value) params.set(name, value);
  }
  return `?${params}`;
}

const withoutAssumed = (value: string, assumed: string) => (value === assumed ? '' : value);

/** Returns the form's query for {@link readAddress}, with only the parameters of the selected variant. */
export function residentialQuery(form: ResidentialForm): string {
  const { kind, area, multi, types, existing, addition, units } = form;
  const head = [
    ['kind', kind],
    ['occupancy', withoutAssumed(form.occupancy, emptyResidentialForm.occupancy)],
  ] as const;
  switch (kind) {
    case 'new':
      return query([...head, ['area', area], ['multi', multi], ['types', multi ? types : '']]);
    case 'existing-plus':
      return query([...head, ['existing', existing], ['addition', addition]]);
    case 'envelope':
      return query([...head, ['existing', existing]]);
    case 'addition':
      return query([...head, ['addition', addition], ['existing', existing]]);
    case 'dwelling-units':
      return query([...head, ['existing', existing], ['units', units]]);
  }
}

/** Like {@link residentialQuery}, for the commercial form. */
export function commercialQuery({ occupancy, area, envelope, mechanical, lighting }: CommercialForm): string {
  return query([
    ['kind', 'commercial'],
    ['occupancy', withoutAssumed(occupancy, emptyCommercialForm.occupancy)],
    ['area', area],
    ['envelope', envelope],
    ['mechanical', mechanical],
    ['lighting', lighting],
  ]);
}
