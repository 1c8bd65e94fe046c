import type { ListPage } from '../list-page.ts';
import type { ProjectType } from './project-type.ts';

/** Status of a submission. */
export const submissionStatuses = ['new', 'in-review', 'quoted', 'closed'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

/**
 * Safety of a file. 'waiting': it has not been scanned yet. 'infected': it is quarantined. Only 'clean' files, and
 * 'not-scanned' ones that arrived while no scanner was configured, are released to analysts.
 */
export const scanStates = ['not-scanned', 'waiting', 'clean', 'infected'] as const;

export type ScanState = (typeof scanStates)[number];

/** Whether analysts may open a file in this state. */
export function isReleased(state: ScanState): state is 'not-scanned' | 'clean' {
  return state === 'not-scanned' || state === 'clean';
}

/** A Full Service submission in the analysts' list. Times are ISO 8601 timestamps. */
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
  /** Total size of all files in bytes. */
  readonly size: number;
  /** Number of files that the scanner has not released. */
  readonly heldBack: number;
}

/** The analysts' list: a page of it, and how many matching submissions have each status. */
export interface SubmissionList extends ListPage<ListedSubmission> {
  readonly counts: Readonly<Record<SubmissionStatus, number>>;
  /** Whether only the newest matches were counted, because there are so many: each number is then a minimum. */
  readonly hasMore: boolean;
  /** Positions of the page of newer ones (`before`) and of older ones (`after`); null if there are none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Whether a text has the format of `before` and `after` of a {@link SubmissionList}. */
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
  /** Name of what the scanner found. */
  readonly scanFinding: string | null;
}

/** An analyst's note for the others; the sender never sees it. */
export interface SubmissionNote {
  readonly id: string;
  readonly at: string;
  /** The account name. */
  readonly by: string;
  readonly text: string;
}

/** An access to a submission in the audit log. */
export interface SubmissionAccess {
  readonly id: string;
  readonly at: string;
  /** The account name. */
  readonly by: string;
  /** Service and method: 'submissions.openFile'. */
  readonly action: string;
  /** The file, the new status and the like; empty if the action says it all. */
  readonly detail: string;
}

/** A complete submission. */
export interface SubmissionDetail extends Omit<ListedSubmission, 'files' | 'size' | 'heldBack'> {
  readonly phone: string;
  readonly comment: string;
  /** Version of the status; a change includes the version it is based on. */
  readonly lastUpdate: string;
  readonly files: readonly SubmissionFile[];
  /** Oldest first. */
  readonly notes: readonly SubmissionNote[];
  /** Newest first, at most 50. */
  readonly accesses: readonly SubmissionAccess[];
}

/** Purpose of opening a file: to download it, or to preview it in the sandbox. */
export const openPurposes = ['download', 'preview'] as const;

export type OpenPurpose = (typeof openPurposes)[number];

/** An address of this site that serves a file, or all as a ZIP, to the session that requested it. */
export interface DownloadLink {
  readonly url: string;
}

/** Maximum length of a note. */
export const noteLength = 4_000;
