import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { count, moment, uuid } from '../schemas/values.ts';
import { projectTypes } from './project-type.ts';
import { scanStates } from './submission-inbox.ts';

const fileShape = object({
  id: uuid,
  /** Name that the sender gave the file, cleaned for display. */
  name: v.string(),
  mediaType: v.string(),
  size: v.pipe(count, v.description('Bytes')),
  /** SHA-256 hash of the content in lowercase hexadecimal. */
  sha256: v.string(),
  scanState: v.picklist(scanStates),
  /** Name of the threat that the scanner found. */
  scanFinding: v.nullable(v.string()),
});

/** A submission's file as seen by analysts. */
export interface SubmissionFile extends v.InferOutput<typeof fileShape> {}
const submissionFile: Schema<SubmissionFile> = fileShape;

const noteShape = object({
  id: v.string(),
  at: moment,
  /** Account name of the author. */
  by: v.string(),
  text: v.string(),
});

/** An analyst's note for other analysts. The sender never sees the note. */
export interface SubmissionNote extends v.InferOutput<typeof noteShape> {}
const submissionNote: Schema<SubmissionNote> = noteShape;

const accessShape = object({
  id: v.string(),
  at: moment,
  /** Account name of the person who accessed the submission. */
  by: v.string(),
  /** Service and method, such as 'submissions.openFile'. */
  action: v.string(),
  /** Details such as the file or the event, or '' if there are none. */
  detail: v.string(),
});

/** An access to a submission, as recorded in the audit log. */
export interface SubmissionAccess extends v.InferOutput<typeof accessShape> {}
const submissionAccess: Schema<SubmissionAccess> = accessShape;

/** Members of a complete Full Service submission, without its case. */
export const submissionEntries = {
  reference: v.string(),
  projectName: v.string(),
  projectType: v.picklist(projectTypes),
  sender: v.string(),
  email: v.string(),
  receivedAt: moment,
  hasDropbox: v.pipe(v.boolean(), v.description('The sender has shared more files elsewhere')),
  phone: v.string(),
  comment: v.string(),
  /** Version of the submission. A change must include the version that it is based on. */
  lastUpdate: moment,
  files: list(submissionFile),
  /** Notes, oldest first. */
  notes: list(submissionNote),
  /** The latest accesses, newest first, at most 50. */
  accesses: list(submissionAccess),
};

const detailShape = object(submissionEntries);

/** A complete Full Service submission. */
export interface SubmissionDetail extends v.InferOutput<typeof detailShape> {}

const linkShape = object({
  url: v.pipe(
    v.string(),
    v.description('A URL of this site, valid for some minutes and for the session that requested it'),
  ),
});

/**
 * An address on this site that returns a file, or all files as a ZIP. Only the session that requested the address can
 * use it.
 */
export interface DownloadLink extends v.InferOutput<typeof linkShape> {}
export const downloadLink: Schema<DownloadLink> = linkShape;
