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
  /** Title of the state in lists. */
  stateTitle: v.string(),
  /** What the order is waiting for, and the deadline, in sentences; empty if it is not waiting. */
  clocks: list(v.string()),
});

/** The relevant order of a listed project: the open one, or else the newest, with canceled ones last. */
export interface ListedOrder extends v.InferOutput<typeof orderShape> {}
const listedOrder: Schema<ListedOrder> = orderShape;

const listedShape = object({
  ...summary,
  nextStep: v.pipe(
    v.nullable(v.picklist(projectSteps)),
    v.description('The first step that is not complete'),
  ),
  goneAt: v.pipe(v.nullable(moment), v.description('When a project in the trash is permanently deleted')),
  /** Absent if nothing was ordered. */
  order: v.pipe(v.optional(listedOrder), v.description('The open order, or else the newest, with its state')),
});

/** A project in its owner's list. */
export interface ListedProject extends v.InferOutput<typeof listedShape> {}
const listedProject: Schema<ListedProject> = listedShape;

const listShape = object({
  items: list(listedProject),
  total: count,
  /** Number of projects in the trash. */
  inTrash: count,
});

/** A page of the owner's list or of the trash, most recently changed first. */
export interface ProjectList extends v.InferOutput<typeof listShape> {}
export const projectList: Schema<ProjectList> = listShape;

const attachmentShape = object({
  id: uuid,
  kind: v.picklist(attachmentKinds),
  /** The owner's name for the file, cleaned for display. */
  name: v.string(),
  mediaType: v.string(),
  size: v.pipe(count, v.description('Bytes')),
  sha256: v.string(),
  /** Verdict of the virus scanner; files that it has not released cannot be opened. */
  scanState: v.picklist(scanStates),
  attachedAt: moment,
});

/** A file that is attached to a project. */
export interface Attachment extends v.InferOutput<typeof attachmentShape> {}
export const attachment: Schema<Attachment> = attachmentShape;

/** How often each step was saved, which is the stamp of the next save: 0 if never. */
export type StepStamps = Readonly<Record<ProjectStep, number>>;
const stepStamps: Schema<StepStamps> = object(
  Object.fromEntries(projectSteps.map((each) => [each, stamp])) as Record<ProjectStep, typeof stamp>,
);

const projectShape = object({
  ...summary,
  owner: v.pipe(v.string(), v.description('The account name of its owner')),
  createdAt: moment,
  /** Number of the last submission; 1 until there is one. */
  round: count,
  /** The name in the headers of the project's report. */
  inputFileName: v.string(),
  /** The number of the project that it was copied from, if it was. */
  copiedFrom: v.nullable(v.string()),
  data: projectData,
  stepStamps,
  takeoff: v.nullable(takeoff),
  takeoffStamp: stamp,
  findings,
  files: list(attachment),
});

/** A complete project, as its owner sees it. */
export interface StoredProject extends v.InferOutput<typeof projectShape> {}
export const storedProject: Schema<StoredProject> = projectShape;

const savedShape = object({
  /** To be sent with the next save of the step. */
  stamp,
  lastUpdate: moment,
  findings,
});

/** Result of a save. */
export interface SavedStep extends v.InferOutput<typeof savedShape> {}
export const savedStep: Schema<SavedStep> = savedShape;

const exportedShape = object({ fileName: v.string(), mediaType: v.string(), content: v.string() });

/** A project as a file to save. */
export interface ExportedFile extends v.InferOutput<typeof exportedShape> {}
export const exportedFileSchema: Schema<ExportedFile> = exportedShape;
