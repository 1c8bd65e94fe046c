import { exampleProject } from '../example-project.ts';
import type { ProjectData } from '../project-data.ts';

/** An answer with the path of its field. */
export type Answer = readonly [address: string, text: string];

/** A check's finding (D1d) with answers that cause and resolve it. */
export interface CheckCase {
  readonly id: string;
  readonly message: string | RegExp;
  /** Answers that are needed first, but cause no finding. */
  readonly before?: readonly Answer[];
  readonly answers: readonly Answer[];
  /** Answers that resolve the finding, or a button that does. */
  readonly fix: readonly Answer[] | { readonly button: string };
}

export const newHouseChecks: readonly CheckCase[] = [
  {
    id: 'signer-over-two-stories',
    message: /may sign for the owner of a building of up to 2 stories/,
    answers: [['building.stories', '3']],
    fix: [['building.stories', '1']],
  },
  {
    id: 'zip-not-california',
    message: 'This ZIP code is not in California',
    answers: [['location.postalCode', '10001']],
    fix: [['location.postalCode', '94612']],
  },
  {
    id: 'answer-needed',
    message: /^Enter city/i,
    answers: [['location.city', '']],
    fix: [['location.city', 'Oakland']],
  },
  {
    id: 'stories-without-walls',
    message: 'You entered walls for 1 of 2 stories.',
    answers: [['building.stories', '2']],
    fix: [['building.stories', '1']],
  },
  {
    id: 'perimeter-not-closed',
    message: /The walls of story 1 do not go round: 30 ft are missing on the front/i,
    answers: [['walls.lines.w1.lengths.front', '20']],
    fix: [['walls.lines.w1.lengths.front', "30'"]],
  },
  {
    id: 'perimeter-too-short',
    message: '150 ft of wall cannot enclose 2,500 sq ft.',
    answers: [['walls.lines.w1.floorArea', '2,500 sq ft']],
    fix: [['walls.lines.w1.floorArea', '1250']],
  },
  {
    id: 'insulation-compressed',
    message: 'R-21 needs 5.5 in and the cavity has 3.5 in. Insulation must not be compressed.',
    answers: [['walls.lines.w1.cavity', '2x4']],
    fix: [['walls.lines.w1.cavity', '5.5']],
  },
  {
    id: 'insulation-r19-in-2x6',
    message: 'R-19 in a 2x6 wall counts as R-17.8. R-21 fits.',
    answers: [['walls.lines.w1.insulation', 'R-19']],
    fix: [['walls.lines.w1.insulation', 'R-21']],
  },
  {
    id: 'door-is-glazing',
    message: 'A door with more than 50 percent glass, or with a rated label, is entered as glazing.',
    answers: [['walls.doors.d1.glassPercent', '80']],
    fix: { button: 'Move to glazing' },
  },
  {
    id: 'exposed-floor-over-area',
    message:
      'The exposed floors add up to 1,300 sq ft, more than the conditioned floor area of 1,250 sq ft. Check both, and leave out the garage.',
    answers: [['floors.f1.area', '1300']],
    fix: [['floors.f1.area', '1250']],
  },
  {
    id: 'single-story-floor-not-equal',
    message:
      'In a single-story house the exterior floor areas equal the conditioned floor area. They are 1,200 and 1,250 sq ft.',
    answers: [['floors.f1.area', '1200']],
    fix: [['floors.f1.area', '1250']],
  },
  {
    id: 'insulation-thin-batt',
    message: /^Only the [\d.]+ in batt fits\. Buy the high-density one\.$/,
    answers: [
      ['floors.f1.type', 'raised'],
      ['floors.f1.insulation', 'R-30'],
      ['floors.f1.cavity', '2x10'],
    ],
    fix: [['floors.f1.type', 'slab']],
  },
  {
    id: 'radiant-barrier-emittance',
    message: 'The emittance must be 0.05 or less.',
    answers: [['roofs.radiantBarrier.emittance', '0.1']],
    fix: [['roofs.radiantBarrier.emittance', '0.05']],
  },
  {
    id: 'radiant-barrier-vents',
    message: 'The attic needs 8.4 sq ft of vents.',
    answers: [['roofs.radiantBarrier.ventArea', '5']],
    fix: [['roofs.radiantBarrier.vaporRetarder', 'yes']],
  },
  {
    id: 'radiant-barrier-upper-vents',
    message: 'At least 30 percent of the vents must be in the upper part.',
    answers: [['roofs.radiantBarrier.upperVentPercent', '20']],
    fix: [['roofs.radiantBarrier.upperVentPercent', '30']],
  },
  {
    id: 'cool-roof-values',
    message: 'A cool roof needs a reflectance of 0.70 and an emittance of 0.75.',
    answers: [['roofs.coolRoof.reflectance', '0.5']],
    fix: [['roofs.coolRoof.reflectance', '0.7']],
  },
  {
    id: 'cool-roof-thickness',
    message: 'Liquid-applied products need 20 mils when dry.',
    answers: [['roofs.coolRoof.dryMils', '19.9']],
    fix: [['roofs.coolRoof.dryMils', '20']],
  },
  {
    id: 'openings-over-wall',
    message: /The windows and doors facing front \(320 sq ft\) are larger than the wall \(270 sq ft\)\./i,
    answers: [['glazing.added.g1.area', '300']],
    fix: [['glazing.added.g1.area', '60']],
  },
  {
    id: 'west-glazing',
    message:
      '6.4 percent of the floor area is glass facing west. More than 5 percent is a large penalty in hot climates.',
    answers: [['glazing.added.g2.area', '80']],
    fix: [['glazing.added.g2.area', '45']],
  },
  {
    id: 'window-height-unusual',
    message: '15 ft is an unusual window height. Enter feet, not inches.',
    answers: [['glazing.added.g1.windowHeight', '15']],
    fix: [['glazing.added.g1.windowHeight', '60 in']],
  },
  {
    id: 'overhang-too-high',
    message: 'An overhang higher than twice its projection is not worth entering.',
    answers: [
      ['glazing.added.g1.overhang', 'custom'],
      ['glazing.added.g1.overhangLength', '1'],
      ['glazing.added.g1.overhangHeight', '2\' 6"'],
    ],
    fix: [['glazing.added.g1.overhangHeight', '2']],
  },
  {
    id: 'non-rated-over-200',
    message: 'More than 200 sq ft of glass without a rating: ask for labeled products.',
    answers: [
      ['glazing.added.g3.area', '201'],
      ['glazing.added.g3.rated', 'no'],
    ],
    fix: [['glazing.added.g3.rated', 'yes']],
  },
  {
    id: 'one-refrigerant-credit',
    message: 'Only one of the two credits may be taken.',
    answers: [
      ['mechanical.txv', 'yes'],
      ['mechanical.refrigerantCharge', 'yes'],
    ],
    fix: [['mechanical.txv', 'no']],
  },
  {
    id: 'economizer',
    message: 'Air handlers over 4.5 tons need an economizer.',
    answers: [['mechanical.coolingTons', '5']],
    fix: [['mechanical.coolingTons', '4.5']],
  },
  {
    id: 'duct-leakage-not-under-6',
    message: 'The credit needs a leakage under 6 percent.',
    answers: [
      ['mechanical.testedDuctLeakage', 'yes'],
      ['mechanical.ductLeakagePercent', '6'],
    ],
    fix: [['mechanical.ductLeakagePercent', '5.9']],
  },
  {
    id: 'duct-credit-without-ducts',
    message: 'There are no ducts to test or design.',
    answers: [['mechanical.ductLocation', 'none']],
    fix: [['mechanical.ductLocation', 'conditioned']],
  },
  {
    id: 'duct-credit-length',
    message: 'The credit needs less than 12 ft of ducts in unconditioned space.',
    before: [['mechanical.ductLocation', 'conditioned']],
    answers: [['mechanical.ductFeetUnconditioned', '12']],
    fix: [['mechanical.ductFeetUnconditioned', '11.5']],
  },
  {
    id: 'house-wrap-perms',
    message: 'House wrap needs at least 10 perms.',
    answers: [
      ['mechanical.houseWrap', 'yes'],
      ['mechanical.houseWrapPerms', '9.9'],
    ],
    fix: [['mechanical.houseWrapPerms', '10']],
  },
  {
    id: 'all-orientations-existing',
    message: 'An existing house faces one way. Enter its orientation.',
    before: [['building.front', 'All Orientations']],
    answers: [['kind', 'alteration']],
    fix: [['kind', 'new']],
  },
];

export const additionChecks: readonly CheckCase[] = [
  {
    id: 'addition-over-700-alone',
    message: 'An addition of more than 700 sq ft is analyzed with the existing house.',
    answers: [['building.additionFloorArea', '701']],
    fix: { button: 'Change to existing plus addition' },
  },
];

export const additionToHouseChecks: readonly CheckCase[] = [
  {
    id: 'addition-over-700',
    message: 'Additions of more than 700 sq ft meet extra requirements.',
    before: [['building.additionFloorArea', '700']],
    answers: [['building.additionFloorArea', '701']],
    fix: [['building.additionFloorArea', '700']],
  },
  {
    id: 'covered-over-perimeter',
    message: 'The addition cannot cover more wall (120 ft) than the house has (100 ft).',
    answers: [['walls.coveredLength', '120']],
    fix: [['walls.coveredLength', '20']],
  },
  {
    id: 'reused-without-removed',
    message: 'Under existing glazing, check “To be removed?” for the window that you re-use.',
    answers: [['glazing.added.g1.type', 'pre-existing']],
    fix: [['glazing.existing.e1.toBeRemoved', 'yes']],
  },
  {
    id: 'replacement-without-removed',
    message: 'If this replaces a window, check “To be removed?” for the old one.',
    answers: [
      ['glazing.existing.e1.toBeRemoved', 'no'],
      ['glazing.added.g1.type', 'new'],
      ['glazing.added.g1.addedToExistingWall', 'yes'],
    ],
    fix: [['glazing.existing.e1.toBeRemoved', 'yes']],
  },
  {
    id: 'addition-of-one',
    message: '1 stands for no addition. Change to alteration if no floor area is added.',
    answers: [['building.additionFloorArea', '1']],
    fix: { button: 'Change to alteration' },
  },
];

const { walls, roofs, glazing, mechanical, building, ...rest } = exampleProject;

/** A new house for the cases of {@link newHouseChecks}. */
export const newProject: ProjectData = {
  ...rest,
  kind: 'new',
  project: { ...rest.project, signer: { ...rest.project?.signer, role: 'architect' } },
  building: { ...building, front: 200 },
  walls,
  roofs: {
    ...roofs,
    radiantBarrier: {
      emittance: 0.05,
      atticFloorArea: 1250,
      ventArea: 9,
      upperVentPercent: 40,
      mounting: 'deck',
      gapsKept: true,
    },
    coolRoof: { product: 'liquid-applied', reflectance: 0.75, emittance: 0.8, dryMils: 22 },
  },
  glazing,
  mechanical: { ...mechanical, manualD: true },
} as ProjectData;

/** A project of the kind 'addition', for the cases of {@link additionChecks}. */
export const additionProject: ProjectData = {
  version: 1,
  kind: 'addition',
  project: { name: 'Hill house' },
  building: { type: 'detached', stories: 1, front: 90, existingFloorArea: 1500, additionFloorArea: 500 },
  walls: { existingPerimeter: 100, coveredLength: 20 },
  glazing: {
    existing: [{ id: 'e1', part: 'existing', orientation: 'front', area: 20, windowHeight: 4, sash: 'hung' }],
    added: [
      {
        id: 'g1',
        part: 'addition',
        orientation: 'front',
        area: 20,
        windowHeight: 4,
        sash: 'hung',
        rated: true,
      },
    ],
  },
} as ProjectData;
