import type { ListPage } from '../list-page.ts';
import type { ProjectType } from './project-type.ts';

/** Where the analysts are with a submission. */
export const submissionStatuses = ['new', 'in-review', 'quoted', 'closed'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

/**
 * What is known of a file's safety. 'waiting': the scanner has not said so yet. 'infected': it is kept apart. Only
 * 'clean' files, and 'not-scanned' ones that came when no scanner was set, are released to analysts.
 */
export const scanStates = ['not-scanned', 'waiting', 'clean', 'infected'] as const;

export type ScanState = (typeof scanStates)[number];

/** Whether analysts may have a file in this state. */
export function isReleased(state: ScanState): state is 'not-scanned' | 'clean' {
  return state === 'not-scanned' || state === 'clean';
}

/** A Full Service submission in the analysts' list. Moments are ISO 8601 timestamps. */
export interface ListedSubmission {
  readonly reference: string;
  readonly projectName: string;
  readonly projectType: ProjectType;
  readonly sender: string;
  readonly email: string;
  readonly receivedAt: string;
  readonly status: SubmissionStatus;
  /** The sender has also shared files elsewhere, and says so in the comment. */
  readonly hasDropbox: boolean;
  readonly files: number;
  /** All files together, in bytes. */
  readonly size: number;
  /** Files that the scanner has not let through. */
  readonly heldBack: number;
}

/** The analysts' list: a page of it, and how many submissions that match the search have each status. */
export interface SubmissionList extends ListPage<ListedSubmission> {
  readonly counts: Readonly<Record<SubmissionStatus, number>>;
  /** A search fits so many that only the newest of them were counted: each number stands for at least so many. */
  readonly hasMore: boolean;
  /** What leads to the page of newer ones (`before`) and of older ones (`after`); null if there are none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Whether a text is what `before` and `after` of a {@link SubmissionList} are. */
export function isListPosition(text: string): boolean {
  return /^\d{1,17}-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

/** A file of a submission as analysts see it. */
export interface SubmissionFile {
  readonly id: string;
  /** The sender's name for it, cleaned for display. */
  readonly name: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, lower-case hexadecimal. */
  readonly sha256: string;
  readonly scanState: ScanState;
  /** The name of what the scanner found. */
  readonly scanFinding: string | null;
}

/** What an analyst wrote down for the others; the sender never sees it. */
export interface SubmissionNote {
  readonly id: string;
  readonly at: string;
  /** The account name. */
  readonly by: string;
  readonly text: string;
}

/** One access to a submission, as the audit log keeps it. */
export interface SubmissionAccess {
  readonly id: string;
  readonly at: string;
  /** The account name. */
  readonly by: string;
  /** Service and method: 'submissions.openFile'. */
  readonly action: string;
  /** The file, the new status and the like; empty if the action says all. */
  readonly detail: string;
}

/** A submission whole. */
export interface SubmissionDetail extends Omit<ListedSubmission, 'files' | 'size' | 'heldBack'> {
  readonly phone: string;
  readonly comment: string;
  /** Of the status; a change names the one that it was made from. */
  readonly lastUpdate: string;
  readonly files: readonly SubmissionFile[];
  /** The oldest first. */
  readonly notes: readonly SubmissionNote[];
  /** The newest first, at most 50. */
  readonly accesses: readonly SubmissionAccess[];
}

/** What a file is opened for: to be stored, or to be looked at in the sandbox. */
export const openPurposes = ['download', 'preview'] as const;

export type OpenPurpose = (typeof openPurposes)[number];

/** An address of this site that gives one file, or all as a ZIP, to the session that asked for it. */
export interface DownloadLink {
  readonly url: string;
}

/** Characters of a note. */
export const noteLength = 4_000;
