import { box, choice, number, options, order } from './build-fields.ts';
import type { Field, Option } from './field.ts';

const coolingTypes: readonly Option[] = [
  ...options(
    {
      'min-split': 'Minimum Efficiency Split A/C',
      'seer-14': '14 SEER A/C',
      'seer-15': '15 SEER A/C',
      'seer-16': '16 SEER A/C',
      'seer-17': '17 SEER A/C',
      'seer-18': '18 SEER A/C',
    },
    { group: 'Common' },
  ),
  ...options(
    {
      'split-heat-pump': 'Split heat pump',
      'package-ac': 'Packaged A/C',
      'package-heat-pump': 'Packaged heat pump',
      'ductless-ac': 'Ductless mini-split A/C',
      'ductless-heat-pump': 'Ductless mini-split heat pump',
      'high-velocity': 'Small-duct high-velocity system',
      'evaporative-condenser': 'A/C with evaporatively cooled condenser',
      none: 'No cooling',
    },
    { group: 'Other' },
  ),
  ...options(
    {
      'thru-wall': 'Thru-Wall A/C',
      'direct-evaporative': 'Direct Evaporative',
      'indirect-evaporative': 'Indirect Evaporative',
    },
    { group: 'Separate' },
  ),
];

const heatPumps = ['split-heat-pump', 'package-heat-pump', 'ductless-heat-pump'];
const furnaces = ['gas-furnace', 'wall-furnace'];

const heatingTypes: readonly Option[] = [
  ...options({
    'gas-furnace': 'Gas furnace',
    'split-heat-pump': 'Split heat pump',
    'package-heat-pump': 'Packaged heat pump',
    'ductless-heat-pump': 'Ductless heat pump',
    'wall-furnace': 'Wall furnace',
    'electric-resistance': 'Electric resistance',
  }),
  { value: 'hydronic', label: 'Hydronic', refusal: 'Choose Full Service for hydronic heating' },
  ...options({ wood: 'Wood', none: 'None' }),
];

const withDucts = { field: 'ductLocation', is: ['attic', 'crawlspace', 'garage', 'conditioned'] } as const;
const onNewSystems = ['existing-plus-addition', 'addition', 'alteration'] as const;

export const mechanicalFields: readonly Field[] = [
  choice('coolingType', 'Cooling system', coolingTypes, 'f-5', { required: order }),
  number('coolingSeer', 'Rated SEER2 or SEER', [5, 40], 'f-5', { decimals: 1, example: '15.2' }),
  number('coolingTons', 'Size', [0.5, 20], 'f-7', { unit: 'tons', decimals: 2, example: '3' }),
  choice('heatingType', 'Heating', heatingTypes, 'f-6', { required: order }),
  // Furnaces are rated in percent, heat pumps by a factor ({@link heatingEfficiencyLimits}).
  number('heatingEfficiency', 'AFUE (%) or HSPF2', [4, 100], 'f-6', {
    decimals: 1,
    example: '95',
    when: { field: 'heatingType', is: [...furnaces, ...heatPumps] },
  }),
  choice(
    'systemIsNew',
    'This system is',
    options({ new: 'New', existing: 'Staying', extended: 'Extended to the addition' }),
    'f-6',
    {
      inSentence: 'whether the system is new',
      kinds: onNewSystems,
      required: { before: 'order', kinds: onNewSystems },
    },
  ),
  choice(
    'ductLocation',
    'Duct location',
    options({
      attic: 'Attic',
      crawlspace: 'Crawlspace',
      garage: 'Garage',
      conditioned: 'Conditioned space (credit)',
      none: 'No ducts',
    }),
    'f-1',
    { required: order },
  ),
  number('ductFeetUnconditioned', 'Ducts in unconditioned space', [0, 1000], 'f-1', {
    unit: 'ft',
    decimals: 1,
    example: '8',
    when: { field: 'ductLocation', is: ['conditioned'] },
    required: order,
  }),
  choice(
    'ductInsulationR',
    'Duct insulation',
    options({ 'R-4.2': 'R-4.2', 'R-6': 'R-6', 'R-8': 'R-8' }),
    'f-1',
    { when: withDucts, required: order },
  ),
  box('testedDuctLeakage', 'Tested duct leakage', 'f-2'),
  number('ductLeakagePercent', 'Leakage', [0, 100], 'f-2', {
    unit: '% of fan flow',
    decimals: 1,
    example: '5',
    when: { field: 'testedDuctLeakage', is: [true] },
  }),
  box('txv', 'Thermostatic expansion valve', 'f-3'),
  box('refrigerantCharge', 'Tested refrigerant charge', 'f-3'),
  box('manualD', 'ACCA Manual D design', 'f-4'),
  box('houseWrap', 'House wrap credit', 'g-8'),
  number('houseWrapPerms', 'Perm rating', [0, 100], 'g-8', {
    unit: 'perms',
    decimals: 1,
    example: '10',
    when: { field: 'houseWrap', is: [true] },
    required: order,
  }),
  choice(
    'waterHeaterType',
    'Water heater',
    options({ tank: 'Tank', tankless: 'Tankless', 'heat-pump': 'Heat pump' }),
    'f-6',
    { required: order },
  ),
  choice(
    'waterHeaterFuel',
    'Fuel',
    options({ gas: 'Gas', electric: 'Electric', propane: 'Propane' }),
    'f-6',
    { inSentence: 'the fuel of the water heater', required: order },
  ),
  number('waterHeaterUef', 'UEF', [0.3, 5], 'f-6', { decimals: 2, example: '0.93' }),
  choice(
    'waterHeaterLocation',
    'Location',
    options({ garage: 'Garage', indoors: 'Indoors', outdoors: 'Outdoors', attic: 'Attic' }),
    'f-6',
    { inSentence: 'the location of the water heater', required: order },
  ),
  number('waterHeaterCount', 'Number', [1, 4], 'f-6', { inSentence: 'the number of water heaters' }),
  choice(
    'ventilation',
    'Whole-house ventilation',
    options({
      'exhaust-fan': 'Exhaust fan',
      supply: 'Supply',
      'balanced-recovery': 'Balanced with recovery',
      unknown: 'Unknown',
    }),
    't-mechanical',
    { default: 'unknown', required: { before: 'order', kinds: ['new'] } },
  ),
  number('pv', 'Solar panels', [0, 50], 't-mechanical', {
    unit: 'kW',
    decimals: 2,
    example: '4',
    inSentence: 'the size of the solar panels, or 0 for none',
    note: 'Enter 0 for none. Most new homes need solar panels: tell the analyst in the notes why yours has none.',
    required: { before: 'order', kinds: ['new'] },
  }),
  number('battery', 'Battery', [0, 100], 't-mechanical', { unit: 'kWh', decimals: 2, example: '10' }),
];

export interface EfficiencyRating {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
}

const afue: EfficiencyRating = { label: 'AFUE', min: 50, max: 100, unit: '%' };
const hspf: EfficiencyRating = { label: 'HSPF2', min: 4, max: 20, unit: '' };

/** Returns a heating type's efficiency rating: its label, limits and unit. Null if the type has none. */
export function heatingEfficiencyLimits(heatingType: string | undefined): EfficiencyRating | null {
  if (heatingType === undefined) return null;
  if (furnaces.includes(heatingType)) return afue;
  return heatPumps.includes(heatingType) ? hspf : null;
}
