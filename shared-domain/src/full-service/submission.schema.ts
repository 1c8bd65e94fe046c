import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { count, moment, uuid } from '../schemas/values.ts';
import { projectTypes } from './project-type.ts';
import { scanStates } from './submission-inbox.ts';

const fileShape = object({
  id: uuid,
  name: v.string(),
  mediaType: v.string(),
  size: v.pipe(count, v.description('Bytes')),
  /** SHA-256 in lowercase hexadecimal. */
  sha256: v.string(),
  scanState: v.picklist(scanStates),
  /** The threat found by the scanner. */
  scanFinding: v.nullable(v.string()),
});

/** A submission's file as seen by analysts. */
export interface SubmissionFile extends v.InferOutput<typeof fileShape> {}
const submissionFile: Schema<SubmissionFile> = fileShape;

const noteShape = object({
  id: v.string(),
  at: moment,
  by: v.string(),
  text: v.string(),
});

/** An analyst's internal note, which the sender does not see. */
export interface SubmissionNote extends v.InferOutput<typeof noteShape> {}
const submissionNote: Schema<SubmissionNote> = noteShape;

const accessShape = object({
  id: v.string(),
  at: moment,
  /** Account name. */
  by: v.string(),
  /** What the person did, worded to follow the account name (see `auditSentence`). */
  words: v.string(),
});

/** A view or change of a submission, from the audit log. */
export interface SubmissionAccess extends v.InferOutput<typeof accessShape> {}
const submissionAccess: Schema<SubmissionAccess> = accessShape;

/** Schemas of a Full Service submission's properties, without its case. */
export const submissionEntries = {
  reference: v.string(),
  projectName: v.string(),
  projectType: v.picklist(projectTypes),
  sender: v.string(),
  email: v.string(),
  receivedAt: moment,
  hasDropbox: v.pipe(v.boolean(), v.description('Whether the sender has a Dropbox account')),
  phone: v.string(),
  comment: v.string(),
  /** Time of the last change, which is used to detect conflicting changes. */
  lastUpdate: moment,
  files: list(submissionFile),
  /** Oldest first. */
  notes: list(submissionNote),
  /** Newest first, at most 50. */
  accesses: list(submissionAccess),
};

const detailShape = object(submissionEntries);

/** A Full Service submission as seen by analysts, without its case. */
export interface SubmissionDetail extends v.InferOutput<typeof detailShape> {}

const linkShape = object({
  url: v.pipe(
    v.string(),
    v.description('A URL of this site, valid for some minutes and for the session that requested it'),
  ),
});

/** A path to a file or a ZIP. It expires after a few minutes, or when the requesting session ends. */
export interface DownloadLink extends v.InferOutput<typeof linkShape> {}
export const downloadLink: Schema<DownloadLink> = linkShape;
