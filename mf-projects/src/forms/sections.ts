import { type Field, type FieldGroup, fieldGroups, type Part } from '@title24/shared-domain/projects';
import type { KnownAnswers } from './fill-known.tsx';

/** Fields of a group that are shown together. */
export interface FieldSection {
  readonly title?: string;
  readonly lead?: string;
  readonly fields: readonly string[];
  /** Data that a button can fill in. */
  readonly known?: KnownAnswers;
  /** Collapsed fields that most people leave empty. */
  readonly more?: {
    readonly title: string;
    readonly fields: readonly string[];
    /** In a line for this part of the house, these fields are usually filled in and start expanded. */
    readonly usualFor?: Part;
  };
}

const personSections = (person: 'signer' | 'decisionMaker', title: string): FieldSection[] => [
  {
    title,
    ...(person === 'signer' && { known: { from: 'account', person } as const }),
    fields: [...(person === 'signer' ? ['signer.role'] : []), `${person}.name.first`, `${person}.name.last`],
    more: {
      title: 'More about the name',
      fields: [
        ...['honorificPrefix', 'middle', 'honorificSuffix', 'maternal'].map(
          (name) => `${person}.name.${name}`,
        ),
        `${person}.company`,
        ...(person === 'signer' ? ['signer.licenseNumber'] : []),
      ],
    },
  },
  {
    title: person === 'signer' ? 'Address of the signer' : 'Their address',
    known: { from: 'building', person },
    fields: ['line1', 'cityText', 'stateText', 'postalCode', 'country'].map(
      (name) => `${person}.address.${name}`,
    ),
  },
  {
    title: person === 'signer' ? 'How to reach the signer' : 'How to reach them',
    lead: 'Either one is enough.',
    fields: [`${person}.email`, `${person}.phone`],
  },
];

const lengths = 'Lengths in feet, or feet and inches, like 24\' 6".';
const size = ['width', 'height', 'count', 'area'];
const insulation = ['insulation', 'insulationR', 'insulationNote', 'cavity'];

/** Maps a group's path to its sections. Fields that are not listed here come last. */
const sectionsByPath: Readonly<Record<string, readonly FieldSection[]>> = {
  project: [
    { title: 'Your project', fields: ['name', 'permitDate', 'applicantRole'] },
    ...personSections('signer', 'Who signs the report?'),
    { title: 'Who’s responsible?', fields: ['decides'] },
    ...personSections('decisionMaker', 'Who’s responsible for the design'),
  ],
  location: [
    { title: 'Where is the building?', fields: ['addressLine1', 'city', 'postalCode', 'jurisdiction'] },
    {
      title: 'Climate zone',
      lead: 'California has 16. Your address decides the zone, and the zone decides what the code requires. A ZIP code fills it in.',
      fields: ['climateZone', 'climateZoneSource'],
    },
    { title: 'If you have it', fields: ['apn'] },
  ],
  building: [
    { title: 'What kind of building?', fields: ['type', 'dwellingUnits', 'stories', 'bedrooms'] },
    { title: 'Which way does it face?', fields: ['front'] },
    {
      title: 'How large is it?',
      lead: 'Heated or cooled floor area, without the garage.',
      fields: ['conditionedFloorArea', 'existingFloorArea', 'additionFloorArea', 'yearBuilt'],
    },
    { title: 'Garage and gas', fields: ['attachedGarage', 'naturalGas'] },
  ],
  'walls.lines': [
    { fields: ['part', 'story', 'plateHeight', 'floorArea'] },
    {
      title: 'Lengths by orientation',
      lead: lengths,
      fields: ['front', 'left', 'back', 'right'].map((side) => `lengths.${side}`),
      more: {
        title: 'Walls at an angle',
        fields: ['frontLeft', 'leftBack', 'backRight', 'rightFront'].map((side) => `lengths.${side}`),
      },
    },
    {
      fields: [],
      more: {
        title: 'Walls to a garage, crawlspace, attic, the ground or heated rooms',
        // An addition usually needs these fields, because it has a wall to heated rooms of the existing house.
        usualFor: 'addition',
        fields: [
          'garageLength',
          'crawlspaceLength',
          'atticLength',
          'belowGradeLength',
          'belowGradeDepth',
          'conditionedLength',
        ],
      },
    },
    {
      title: 'What the wall is made of',
      fields: insulation,
      more: { title: 'Continuous insulation and siding', fields: ['sheathingR', 'siding'] },
    },
  ],
  walls: [{ lead: lengths, fields: ['existingPerimeter', 'coveredLength'] }],
  'walls.doors': [
    { fields: ['part', 'orientation'] },
    { title: 'Size', lead: 'Width and height, or the area.', fields: ['width', 'height', 'area'] },
    { title: 'Glass in the door', fields: ['glassPercent', 'ratedLabel'] },
  ],
  'roofs.radiantBarrier': [
    { fields: ['emittance', 'mounting'] },
    {
      title: 'Attic vents',
      fields: ['atticFloorArea', 'ventArea', 'upperVentPercent', 'vaporRetarder', 'highLowVents'],
    },
    { fields: ['gapsKept'] },
  ],
  'glazing.existing': glazing(['toBeRemoved'], false),
  'glazing.added': glazing(['type', 'addedToExistingWall'], true),
  'glazing.typical': [
    {
      lead: 'Most windows in a house have the same header height and overhang. Enter them once here; any window can differ.',
      fields: ['headerHeight', 'overhangLength', 'plateHeight'],
    },
  ],
  mechanical: [
    { title: 'Cooling', fields: ['coolingType', 'coolingSeer', 'coolingTons', 'txv', 'refrigerantCharge'] },
    { title: 'Heating', fields: ['heatingType', 'heatingEfficiency', 'systemIsNew'] },
    {
      title: 'Ducts',
      fields: [
        'ductLocation',
        'ductFeetUnconditioned',
        'ductInsulationR',
        'testedDuctLeakage',
        'ductLeakagePercent',
        'manualD',
      ],
    },
    {
      title: 'Hot water',
      fields: [
        'waterHeaterType',
        'waterHeaterFuel',
        'waterHeaterLocation',
        'waterHeaterUef',
        'waterHeaterCount',
      ],
    },
    {
      title: 'Air, sun and house wrap',
      fields: ['ventilation', 'pv', 'battery', 'houseWrap', 'houseWrapPerms'],
    },
  ],
};

function glazing(last: readonly string[], hasRating: boolean): readonly FieldSection[] {
  const made = ['frame', 'panes', 'coating'];
  return [
    { fields: ['part', 'orientation', 'sash'] },
    { title: 'Size', lead: `Width and height, or the area. ${lengths}`, fields: [...size, 'windowHeight'] },
    hasRating
      ? { title: 'Rating', fields: ['rated', 'uFactor', 'shgc', ...made] }
      : { title: 'What it is made of', fields: [...made, 'rated', 'uFactor', 'shgc'] },
    { title: 'Shade and use', fields: ['overhang', 'overhangLength', 'overhangHeight', ...last] },
  ];
}

/** Returns a group's sections. Fields that {@link sectionsByPath} does not list are in a final section. */
export function sectionsOf({ path, fields }: FieldGroup): readonly FieldSection[] {
  const designed = sectionsByPath[path] ?? [];
  const placed = new Set(designed.flatMap((section) => [...section.fields, ...(section.more?.fields ?? [])]));
  const left = fields.filter(({ name }) => !placed.has(name)).map(({ name }) => name);
  return left.length === 0 ? designed : [...designed, { fields: left }];
}

const byGroup = new Map(
  fieldGroups.map(
    (group) => [group.path, new Map(group.fields.map((field) => [field.name, field]))] as const,
  ),
);

/** Returns a group's fields with these names, in the order of the names. Unknown names are skipped. */
export function fieldsNamed({ path }: FieldGroup, names: readonly string[]): readonly Field[] {
  return names.flatMap((name) => byGroup.get(path)?.get(name) ?? []);
}
