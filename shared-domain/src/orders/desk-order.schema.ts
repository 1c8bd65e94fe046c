import * as v from 'valibot';
import { finding } from '../projects/checks/finding.schema.ts';
import { projectChange } from '../projects/exchange/project-change.schema.ts';
import { projectData } from '../projects/project-data.schema.ts';
import { attachment } from '../projects/stored-project.schema.ts';
import { list, object, type Schema } from '../schemas/builders.ts';
import { count, moment } from '../schemas/values.ts';
import { checklistItemNames } from './checklist.ts';
import { orderStates } from './order.ts';
import { eventEntries, viewEntries } from './order-view.schema.ts';

const checklistShape = object({
  done: v.pipe(list(v.picklist(checklistItemNames)), v.maxLength(checklistItemNames.length)),
  /** Whether the compliance software finds that the project complies, or null if not answered yet. */
  complies: v.nullable(v.boolean()),
  needsRegistration: v.nullable(v.boolean()),
});

/** A round's checklist, which may be incomplete. */
export interface Checklist extends v.InferOutput<typeof checklistShape> {}
export const checklist: Schema<Checklist> = checklistShape;

const noteShape = object({ id: v.string(), at: moment, by: v.string(), text: v.string() });

export interface OrderNote extends v.InferOutput<typeof noteShape> {}
const orderNote: Schema<OrderNote> = noteShape;

const eventShape = object({
  ...eventEntries,
  /** Name of the account that caused the event, or 'the site'. */
  who: v.string(),
});

/** An event in the order's history, as shown to staff. */
export interface DeskEventView extends v.InferOutput<typeof eventShape> {}
const deskEventView: Schema<DeskEventView> = eventShape;

const orderShape = object({
  ...viewEntries,
  /** Current time of the site, for countdowns. */
  now: v.pipe(moment, v.description('What time it is on the site')),
  events: list(deskEventView),
  /** Name of the input file, as printed on the report, such as 'P100245-hill-house-r1'. */
  inputFileName: v.string(),
  /** File name of the emailed report, such as 'P100245-hill-house-r1-CF1R.pdf'. */
  reportFileName: v.string(),
  customer: v.string(),
  customerEmail: v.string(),
  reviewer: v.nullable(v.string()),
  reviewStartedAt: v.nullable(moment),
  cancelRequestReason: v.string(),
  checklist,
  /** Files that the customer attached to the project. */
  attachments: list(attachment),
  notes: list(orderNote),
});

/** An order as seen by staff, with all its files and attachments, including unscanned and infected ones. */
export interface DeskOrder extends v.InferOutput<typeof orderShape> {}
export const deskOrder: Schema<DeskOrder> = orderShape;

const snapshotShape = object({
  round: count,
  takenAt: moment,
  /** SHA-256 of the data's JSON in lowercase hexadecimal. */
  sha256: v.string(),
  data: projectData,
  findings: v.pipe(list(finding), v.description('Of the whole project')),
});

/** A project as it was submitted. */
export interface OrderSnapshot extends v.InferOutput<typeof snapshotShape> {}
export const orderSnapshot: Schema<OrderSnapshot> = snapshotShape;

const differenceShape = object({
  /** Round of the earlier submission, or null if `to` is the first round. */
  from: v.nullable(count),
  to: count,
  changes: list(projectChange),
});

/** Changes between two submissions. A revision's first submission is compared with the data at the revision's start. */
export interface OrderDifference extends v.InferOutput<typeof differenceShape> {}
export const orderDifference: Schema<OrderDifference> = differenceShape;

const mailShape = object({
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  attachments: list(v.string()),
});

export interface PreviewedMail extends v.InferOutput<typeof mailShape> {}
const previewedMail: Schema<PreviewedMail> = mailShape;

const previewShape = object({
  mails: list(previewedMail),
  state: v.picklist(orderStates),
});

/** A preview of a staff action: its emails, and the order's state after it. Requesting a preview changes nothing. */
export interface ActionPreview extends v.InferOutput<typeof previewShape> {}
export const actionPreview: Schema<ActionPreview> = previewShape;
