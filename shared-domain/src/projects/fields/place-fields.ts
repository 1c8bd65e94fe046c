import { zipCode } from '../../party/postal-address.ts';
import { policy } from '../../policy/policy.ts';
import { kindsWithAddition, kindsWithExisting } from '../project-kind.ts';
import { area, choice, number, options, order, text, yesNo } from './build-fields.ts';
import type { Field } from './field.ts';

const { maxDwellingUnits } = policy.doItYourself;

/** The `climateZoneSource` of a zone from the Energy Commission's ZIP code list. */
export const zipCodeSource = 'zip-code';

export const locationFields: readonly Field[] = [
  text('addressLine1', 'Street address of the building', 200, 'e-1', { required: order }),
  text('city', 'City', 100, 'e-1', { required: order }),
  text('postalCode', 'ZIP code', 10, 'e-1', {
    required: order,
    pattern: { form: zipCode, message: 'Enter a ZIP code of 5 digits, or 5 and 4, like 94612' },
  }),
  text('jurisdiction', 'Building department', 100, 'd-6', { required: order }),
  number('climateZone', 'Climate zone', [1, policy.climate.climateZones], 'e-1', {
    missing: 'Choose the climate zone of the address',
    required: order,
  }),
  choice(
    'climateZoneSource',
    'How do you know it?',
    options({
      'address-lookup': 'The state’s address look-up',
      [zipCodeSource]: 'The Energy Commission’s ZIP code list',
      'building-department': 'The building department',
      'earlier-report': 'An earlier report',
      other: 'Another way',
    }),
    'e-1',
    { inSentence: 'how you know the climate zone', required: order },
  ),
  text('apn', 'Parcel number (APN)', 30, 't-location', { inSentence: 'the parcel number (APN)' }),
];

const floorArea = [1, 20_000] as const;

export const buildingFields: readonly Field[] = [
  choice(
    'type',
    'Building type',
    options({
      detached: 'Single Family Detached',
      'row-house': 'Row House',
      apartment: 'Apartment/Condo',
    }),
    'e-2',
    { required: order },
  ),
  number('dwellingUnits', 'Dwelling units', [1, maxDwellingUnits], 'a-1', {
    default: 1,
    required: order,
    outOfRange: `For more than ${maxDwellingUnits} units choose Full Service`,
  }),
  number('stories', 'Stories above ground', [1, 4], 'g-2', { required: order }),
  number('bedrooms', 'Bedrooms', [0, 20], 't-building', { required: order, example: '3' }),
  number('front', 'Orientation of front faces', [0, 359.9], 'e-3', {
    unit: 'degrees',
    decimals: 1,
    example: '180',
    required: order,
    outOfRange: 'Orientation of front faces must be from 0 to 359.9 degrees, or All Orientations',
    words: [{ value: 'all', label: 'All Orientations', kinds: ['new'] }],
  }),
  area('conditionedFloorArea', 'Conditioned floor area', floorArea, 'e-4', {
    kinds: ['new'],
    required: { before: 'order', kinds: ['new'] },
  }),
  area('existingFloorArea', 'Existing conditioned floor area', floorArea, 'e-4', {
    kinds: kindsWithExisting,
    required: { before: 'order', kinds: kindsWithExisting },
  }),
  area('additionFloorArea', 'Addition area', floorArea, 'e-4', {
    kinds: kindsWithAddition,
    required: { before: 'order', kinds: kindsWithAddition },
    example: '500',
    fixed: { kinds: ['alteration'], shown: 'No addition (entered as 1)' },
  }),
  number('yearBuilt', 'Year the house was built', [1850, 'this-year'], 't-building', {
    kinds: kindsWithExisting,
    required: { before: 'order', kinds: kindsWithExisting },
    example: '1978',
    words: options({ unknown: 'Unknown' }),
  }),
  yesNo('attachedGarage', 'Is a garage attached?', 'c-14', {
    inSentence: 'whether a garage is attached',
    required: order,
  }),
  choice(
    'naturalGas',
    'Does the site have natural gas?',
    options({ yes: 'Yes', no: 'No', unknown: 'Unknown' }),
    'f-6',
    { inSentence: 'whether natural gas is at the site', required: order },
  ),
];

export const documentsFields: readonly Field[] = [
  text('notes', 'Notes to the analyst', 4000, 't-project', { input: 'multiline' }),
];
