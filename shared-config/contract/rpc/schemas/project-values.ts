import { scanStates } from '@title24/shared-domain/full-service';
import {
  type Attachment,
  attachmentKinds,
  type ExportedFile,
  type Finding,
  type ListedProject,
  type ProjectData,
  type ProjectList,
  projectKinds,
  projectName,
  projectNumberPattern,
  projectStates,
  projectSteps,
  type SavedStep,
  type StepData,
  type StepStamps,
  type StoredProject,
} from '@title24/shared-domain/projects';
import * as v from 'valibot';
import { schemaFor } from './schema-for.ts';
import { takeoff } from './takeoff.ts';
import { count, fieldOf, moment, uuid } from './values.ts';

/** The number by which owners and analysts refer to a project. */
export const number = v.pipe(
  v.string(),
  v.regex(projectNumberPattern, 'A project number is P and six digits'),
);
export const name = fieldOf(projectName);
export const kind = v.picklist(projectKinds, 'Choose what you build');
/** A step of a project's forms. */
export const step = v.picklist(projectSteps);
export const stamp = v.pipe(
  count,
  v.description('Version of the step when it was loaded: how often it had been saved'),
);

/**
 * Fields, limits and lines of a document are checked one by one when it is stored; this schema only checks the
 * structure around them.
 */
export const projectData = v.pipe(
  v.looseObject({ version: v.literal(1), kind }),
  v.description(
    "The project's document, version 1: the answers of its steps and, in raw, typed text that is not a valid answer",
  ),
) as unknown as v.GenericSchema<ProjectData>;
export const stepData = v.pipe(
  v.looseObject({}),
  v.description(
    'The members of the document that the step saves, with raw for typed text that is not a valid answer',
  ),
) as unknown as v.GenericSchema<StepData>;

const finding = schemaFor<Finding>()(
  v.strictObject({
    id: v.string(),
    severity: v.picklist(['error', 'warning', 'hint']),
    where: v.exactOptional(v.string()),
    message: v.string(),
    step,
    field: v.exactOptional(v.string()),
    fix: v.exactOptional(
      v.variant('change', [
        v.strictObject({ label: v.string(), change: v.literal('kind'), kind: v.picklist(projectKinds) }),
        v.strictObject({ label: v.string(), change: v.literal('door-to-glazing'), door: v.string() }),
      ]),
    ),
  }),
);
export const findings = v.pipe(v.array(finding), v.description('Of the whole project'));

const summary = {
  number: v.string(),
  name: v.string(),
  kind: v.picklist(projectKinds),
  state: v.picklist(projectStates),
  lastUpdate: moment,
};
const listedProject = schemaFor<ListedProject>()(
  v.strictObject({
    ...summary,
    nextStep: v.pipe(v.nullable(step), v.description('The first step that is not complete')),
    goneAt: v.pipe(v.nullable(moment), v.description('When a project in the trash is permanently deleted')),
    order: v.pipe(
      v.optional(v.strictObject({ number: v.string(), stateTitle: v.string(), clocks: v.array(v.string()) })),
      v.description('The open order, or else the newest, with its state'),
    ),
  }),
);
export const projectList = schemaFor<ProjectList>()(
  v.strictObject({ items: v.array(listedProject), total: count, inTrash: count }),
);
export const attachment = schemaFor<Attachment>()(
  v.strictObject({
    id: uuid,
    kind: v.picklist(attachmentKinds),
    name: v.string(),
    mediaType: v.string(),
    size: v.pipe(count, v.description('Bytes')),
    sha256: v.string(),
    scanState: v.picklist(scanStates),
    attachedAt: moment,
  }),
);
const stepStamps = v.strictObject(
  Object.fromEntries(projectSteps.map((each) => [each, stamp])) as Record<keyof StepStamps, typeof stamp>,
);

/** A complete project. */
export const storedProject = schemaFor<StoredProject>()(
  v.strictObject({
    ...summary,
    owner: v.pipe(v.string(), v.description('The account name of its owner')),
    createdAt: moment,
    round: count,
    inputFileName: v.string(),
    copiedFrom: v.nullable(v.string()),
    data: projectData,
    stepStamps,
    takeoff: v.nullable(takeoff),
    takeoffStamp: stamp,
    findings,
    files: v.array(attachment),
  }),
);
export const savedStep = schemaFor<SavedStep>()(v.strictObject({ stamp, lastUpdate: moment, findings }));
export const exportedFile = schemaFor<ExportedFile>()(
  v.strictObject({ fileName: v.string(), mediaType: v.string(), content: v.string() }),
);
