import * as v from 'valibot';
import { scanStates } from '../full-service/submission-inbox.ts';
import { list, object, type Schema } from '../schemas/builders.ts';
import { count, moment, uuid } from '../schemas/values.ts';
import { attachmentKinds } from './attachment-kinds.ts';
import { finding } from './checks/finding.schema.ts';
import { type ProjectStep, projectSteps } from './fields/field-groups.ts';
import { projectData } from './project-data.schema.ts';
import { projectKinds } from './project-kind.ts';
import { projectStates } from './project-state.ts';
import { takeoff } from './takeoff-entry.schema.ts';

export const stamp = v.pipe(
  count,
  v.description('Version of the step when it was loaded: how often it had been saved'),
);
const findings = v.pipe(list(finding), v.description('Of the whole project'));

const summary = {
  number: v.string(),
  name: v.string(),
  kind: v.picklist(projectKinds),
  state: v.picklist(projectStates),
  lastUpdate: moment,
};

const orderShape = object({
  number: v.string(),
  stateTitle: v.string(),
  /** Sentences that tell the customer the order's next deadlines and whether the report is late. */
  clocks: list(v.string()),
});

/** A listed project's open order, or else its newest. A canceled order is shown only if there is no other. */
export interface ListedOrder extends v.InferOutput<typeof orderShape> {}
const listedOrder: Schema<ListedOrder> = orderShape;

const listedShape = object({
  ...summary,
  nextStep: v.pipe(
    v.nullable(v.picklist(projectSteps)),
    v.description('The first step that is not complete'),
  ),
  goneAt: v.pipe(v.nullable(moment), v.description('When a project in the trash is permanently deleted')),
  /** Absent without an order. */
  order: v.pipe(v.optional(listedOrder), v.description('The open order, or else the newest, with its state')),
});

/** A project in its owner's list. */
export interface ListedProject extends v.InferOutput<typeof listedShape> {}
const listedProject: Schema<ListedProject> = listedShape;

const listShape = object({
  items: list(listedProject),
  total: count,
  inTrash: count,
});

/** A page of the owner's list or trash, most recently changed first. */
export interface ProjectList extends v.InferOutput<typeof listShape> {}
export const projectList: Schema<ProjectList> = listShape;

const attachmentShape = object({
  id: uuid,
  kind: v.picklist(attachmentKinds),
  /** The owner's file name, cleaned for display. */
  name: v.string(),
  mediaType: v.string(),
  size: v.pipe(count, v.description('Bytes')),
  sha256: v.string(),
  /** Virus scan result. A file cannot be opened while 'waiting' or if 'infected'. */
  scanState: v.picklist(scanStates),
  attachedAt: moment,
});

/** A file attached to a project. */
export interface Attachment extends v.InferOutput<typeof attachmentShape> {}
export const attachment: Schema<Attachment> = attachmentShape;

/** Number of times that each step was saved. The next save of a step must send this number as the stamp. */
export type StepStamps = Readonly<Record<ProjectStep, number>>;
const stepStamps: Schema<StepStamps> = object(
  Object.fromEntries(projectSteps.map((each) => [each, stamp])) as Record<ProjectStep, typeof stamp>,
);

const projectShape = object({
  ...summary,
  owner: v.pipe(v.string(), v.description('The account name of its owner')),
  createdAt: moment,
  /** Number of the project's last submission, or 1 before the first. */
  round: count,
  /** Name of the analyst's input file, as in report headers. */
  inputFileName: v.string(),
  /** Number of the original project, or null. */
  copiedFrom: v.nullable(v.string()),
  data: projectData,
  stepStamps,
  takeoff: v.nullable(takeoff),
  takeoffStamp: stamp,
  findings,
  files: list(attachment),
});

/** A project with all its data, as seen by its owner. */
export interface StoredProject extends v.InferOutput<typeof projectShape> {}
export const storedProject: Schema<StoredProject> = projectShape;

const savedShape = object({
  /** Stamp for the next save of the same step or traced plan. */
  stamp,
  lastUpdate: moment,
  findings,
});

/** Result of saving a step or traced plan, or of renaming a project. */
export interface SavedStep extends v.InferOutput<typeof savedShape> {}
export const savedStep: Schema<SavedStep> = savedShape;

const exportedShape = object({ fileName: v.string(), mediaType: v.string(), content: v.string() });

/** A project as a file to download. */
export interface ExportedFile extends v.InferOutput<typeof exportedShape> {}
export const exportedFileSchema: Schema<ExportedFile> = exportedShape;
