import type { ProjectType } from './project-type.ts';

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
  /** The file, the event and the like; empty if the action says it all. */
  readonly detail: string;
}

/** A complete Full Service submission. Times are ISO 8601 timestamps. */
export interface SubmissionDetail {
  readonly reference: string;
  readonly projectName: string;
  readonly projectType: ProjectType;
  readonly sender: string;
  readonly email: string;
  readonly receivedAt: string;
  /** The sender has also shared files elsewhere, and says so in the comment. */
  readonly hasDropbox: boolean;
  readonly phone: string;
  readonly comment: string;
  /** Version of the submission; a change includes the version it is based on. */
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
