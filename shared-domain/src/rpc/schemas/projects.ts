import * as v from 'valibot';
import { policy } from '../../index.ts';
import {
  attachmentKindMissing,
  attachmentKinds,
  exportFormats,
  type Finding,
  type ProjectData,
  projectStates,
  type SavedStep,
  type StepStamps,
  type StoredProject,
  startingAreas,
} from '../../projects/index.ts';
import {
  attachment,
  downloadLink,
  exportedFileSchema,
  projectData,
  projectList,
  savedStep,
  stamp,
  storedProject,
  takeoff,
} from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import { exampleIds, exampleMoment, exampleToken, invalid } from './example-values.ts';
import { page } from './lists.ts';
import { kind, name, number, step, stepData } from './project-values.ts';
import { uuid } from './values.ts';

const own = 'P100245';
const known = {
  number: own,
  name: 'Hill house',
  kind: 'addition',
  state: 'in-progress',
  lastUpdate: exampleMoment,
} as const;
const data: ProjectData = {
  version: 1,
  kind: 'addition',
  project: { name: 'Hill house' },
  building: { additionFloorArea: 500 },
};
const stepStampsAtFirst: StepStamps = {
  project: 1,
  location: 0,
  building: 1,
  walls: 0,
  'floors-roofs': 0,
  glazing: 0,
  mechanical: 0,
  documents: 0,
};
const missingClimateZone: Finding = {
  id: 'answer-needed',
  severity: 'error',
  message: 'Choose the climate zone of the address',
  step: 'location',
  field: 'location.climateZone',
};
const whole: StoredProject = {
  ...known,
  owner: 'ana',
  createdAt: exampleMoment,
  round: 1,
  inputFileName: 'P100245-hill-house-r1',
  copiedFrom: null,
  data,
  stepStamps: stepStampsAtFirst,
  takeoff: null,
  takeoffStamp: 0,
  findings: [missingClimateZone],
  files: [],
};
const none = 'P999999999';
const attachmentId = exampleIds.file;
const noProject = { error: 'notFound', message: `There is no project ${none}.` } as const;
const missing = { name: 'No such project, or another account’s', params: { number: none }, ...noProject };
const saved: SavedStep = { stamp: 2, lastUpdate: exampleMoment, findings: [missingClimateZone] };

export const projectsSchemas = {
  list: describeMethod({
    summary: 'The account’s projects, last changed first; or those in the trash.',
    params: v.strictObject({
      page,
      state: v.optional(v.nullable(v.picklist(projectStates)), null),
      trash: v.optional(v.boolean(), false),
    }),
    result: projectList,
    examples: [
      {
        name: 'The first page',
        params: {},
        result: { items: [{ ...known, nextStep: 'location', goneAt: null }], total: 1, inTrash: 0 },
      },
    ],
  }),
  create: describeMethod({
    summary: 'Creates a project. It becomes the active one.',
    params: v.strictObject({ name, kind, ...startingAreasSchema() }),
    result: storedProject,
    errors: ['limit'],
    examples: [
      { name: 'An addition', params: { name: 'Hill house', kind: 'addition', addition: 500 }, result: whole },
      { name: 'A name that is too short', params: { name: 'H', kind: 'new' }, ...invalid },
    ],
  }),
  import: describeMethod({
    summary: 'Creates a project with the data and the traced plan of an exported one, or of a test drive.',
    params: v.strictObject({ data: projectData, takeoff: v.exactOptional(takeoff) }),
    result: storedProject,
    errors: ['limit'],
    examples: [
      { name: 'An exported project', params: { data }, result: whole },
      {
        name: 'Data in another format',
        params: { data: { ...data, location: { climateZone: 17 } } },
        ...invalid,
      },
    ],
  }),
  load: describeMethod({
    summary: 'A complete project. It becomes the active one if it can be edited.',
    params: v.strictObject({ number }),
    result: storedProject,
    errors: ['notFound', 'notPossible'],
    examples: [{ name: 'A project', params: { number: own }, result: whole }, missing],
  }),
  saveStep: describeMethod({
    summary:
      'Saves a step during typing. `stamp` is the step’s stamp when it was last loaded or saved. If another page has saved the step since, this is a conflict, with the stored step.',
    params: v.strictObject({ number, step, data: stepData, stamp }),
    result: savedStep,
    errors: ['notFound', 'conflict', 'notPossible', 'limit'],
    examples: [
      {
        name: 'The building',
        params: {
          number: own,
          step: 'building',
          data: { building: { additionFloorArea: 550 }, raw: { 'building.stories': 'two' } },
          stamp: 1,
        },
        result: saved,
      },
      {
        name: 'A conflict with another window',
        params: { number: own, step: 'building', data: { building: { additionFloorArea: 600 } }, stamp: 0 },
        error: 'conflict',
        message: 'This step was saved in another window since you opened it.',
      },
      {
        name: 'A step of no project',
        params: { number: none, step: 'location', data: {}, stamp: 0 },
        ...noProject,
      },
    ],
  }),
  saveTakeoff: describeMethod({
    summary: 'Saves a traced plan: its geometry, never the plan. `stamp` is as for a step.',
    params: v.strictObject({ number, takeoff, stamp }),
    result: savedStep,
    errors: ['notFound', 'conflict', 'notPossible', 'limit'],
    examples: [
      {
        name: 'One room',
        params: {
          number: own,
          takeoff: {
            version: 1,
            scale: { a: [0, 0], b: [100, 0], lengthFeet: 10 },
            stories: [
              {
                name: 'Story 1',
                plateHeight: 8,
                polygons: [
                  {
                    points: [
                      [0, 0],
                      [300, 0],
                      [300, 200],
                      [0, 200],
                    ],
                    edges: { 0: { boundary: 'garage' } },
                  },
                ],
              },
            ],
          },
          stamp: 0,
        },
        result: { ...saved, stamp: 1 },
      },
    ],
  }),
  copy: describeMethod({
    summary: 'Creates a project with the data of another one, but without its files.',
    params: v.strictObject({ number, name: v.optional(name) }),
    result: storedProject,
    errors: ['notFound', 'notPossible', 'limit'],
    examples: [
      {
        name: 'A copy',
        params: { number: own, name: 'Hill house, second scheme' },
        result: { ...whole, name: 'Hill house, second scheme', copiedFrom: own },
      },
      missing,
    ],
  }),
  rename: describeMethod({
    summary: 'Renames a project. The stamp is that of the step that contains the name.',
    params: v.strictObject({ number, name }),
    result: savedStep,
    errors: ['notFound', 'notPossible', 'limit'],
    examples: [
      { name: 'Another name', params: { number: own, name: 'Valley house' }, result: saved },
      { name: 'No such project', params: { number: none, name: 'Valley house' }, ...noProject },
    ],
  }),
  remove: describeMethod({
    summary: `Moves a project to the trash, for ${policy.retention.projectTrashDays} days. Refuses an ordered project.`,
    params: v.strictObject({ number }),
    errors: ['notFound', 'notPossible'],
    examples: [{ name: 'Removed', params: { number: own }, result: {} }, missing],
  }),
  restore: describeMethod({
    summary: 'Restores a project from the trash.',
    params: v.strictObject({ number }),
    errors: ['notFound', 'limit'],
    examples: [{ name: 'Restored', params: { number: own }, result: {} }, missing],
  }),
  setActive: describeMethod({
    summary: 'Makes a project the account’s active one.',
    params: v.strictObject({ number }),
    errors: ['notFound', 'notPossible'],
    examples: [{ name: 'Active', params: { number: own }, result: {} }, missing],
  }),
  active: describeMethod({
    summary: 'The project that the account last opened or saved, if it can be edited.',
    result: v.strictObject({ number: v.nullable(v.string()) }),
    examples: [{ name: 'The active project', params: {}, result: { number: own } }],
  }),
  attach: describeMethod({
    summary:
      'Attaches a file that has been uploaded. A repeated call, as after a lost response, does not attach it twice.',
    params: v.strictObject({
      number,
      uploadId: v.pipe(
        v.string(),
        v.regex(/^[\da-f]{32}$/, 'The id of an upload is 32 hexadecimal digits'),
        v.description('The last segment of the upload’s URL'),
      ),
      kind: v.picklist(attachmentKinds, attachmentKindMissing),
    }),
    result: attachment,
    errors: ['notFound', 'notPossible', 'limit'],
    examples: [
      {
        name: 'An upload that is not there',
        params: { number: own, uploadId: '0'.repeat(32), kind: 'floor-plan' },
        ...invalid,
      },
      {
        name: 'No such project, or another account’s',
        params: { number: none, uploadId: '0'.repeat(32), kind: 'floor-plan' },
        ...noProject,
      },
    ],
  }),
  detach: describeMethod({
    summary: 'Removes an attached file permanently.',
    params: v.strictObject({ number, fileId: uuid }),
    errors: ['notFound', 'notPossible'],
    examples: [
      { name: 'Removed', params: { number: own, fileId: attachmentId }, result: {} },
      { name: 'No such project', params: { number: none, fileId: attachmentId }, ...noProject },
    ],
  }),
  openFile: describeMethod({
    summary: 'A link to an attached file, valid for ten minutes.',
    params: v.strictObject({ number, fileId: uuid }),
    result: downloadLink,
    errors: ['notFound', 'notPossible'],
    examples: [
      {
        name: 'A floor plan',
        params: { number: own, fileId: attachmentId },
        result: { url: `/downloads/${exampleToken}/plans.pdf` },
      },
      { name: 'No such project', params: { number: none, fileId: attachmentId }, ...noProject },
    ],
  }),
  export: describeMethod({
    summary: 'A project as a file: JSON for import, or CSV for spreadsheets.',
    params: v.strictObject({ number, format: v.picklist(exportFormats) }),
    result: exportedFileSchema,
    errors: ['notFound', 'notPossible'],
    examples: [
      {
        name: 'For a spreadsheet',
        params: { number: own, format: 'csv' },
        result: {
          fileName: 'P100245-hill-house.csv',
          mediaType: 'text/csv; charset=utf-8',
          content: 'Building,Addition area,500,sq ft\r\n',
        },
      },
      { name: 'No such project', params: { number: none, format: 'json' }, ...noProject },
    ],
  }),
};

/**
 * Returns the schemas of the values with which the estimator and the wizard can start a project: floor areas in square
 * feet, and the number of dwelling units.
 */
function startingAreasSchema() {
  const wholeNumber = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)));
  return Object.fromEntries(startingAreas.map((each) => [each, wholeNumber])) as Record<
    (typeof startingAreas)[number],
    typeof wholeNumber
  >;
}
