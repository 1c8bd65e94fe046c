import type { ScanState } from '@title24/shared-domain/full-service';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { PermissionRule } from '../../../platform/rpc/permission.ts';
import type { StoredFile } from '../stored-file.ts';

/** A file to scan. */
export interface ScannedFile {
  readonly folder: string;
  readonly storedName: string;
  readonly scanState: ScanState;
}

/** A file that a caller can open after the scanner has released it. */
export interface OpenedFile extends StoredFile {
  readonly id: string;
  readonly folder: string;
  readonly scanState: ScanState;
}

/** A PDF that is generated when it is opened or emailed. */
export interface OpenedDocument {
  /** Id such as that of a charge. No other file or document of the subject has this id. */
  readonly id: string;
  readonly attachment: MailAttachment;
}

/** The files and generated documents of a subject, such as an order. Released files can also be opened as one ZIP. */
export interface OpenedFiles {
  readonly files: readonly OpenedFile[];
  readonly documents: readonly OpenedDocument[];
  /** `name` has no extension; `at` is the time of the ZIP's entries. */
  readonly archive: { readonly name: string; readonly at: Date };
}

/** A feature that keeps uploaded files in its own tables. Used by the shared scanner, downloads and cleanup. */
export interface FileOwner {
  readonly name: string;
  /** Prefix of the feature's folder names. Unique among features. */
  readonly folderPrefix: string;
  /** Permission that a role needs to open the files. `open` also checks access to the subject. */
  readonly permission: PermissionRule;
  /** Returns whether a database row refers to the folder. */
  isCommitted(folder: string): Promise<boolean>;
  /** Returns the ids of the feature's files that are waiting to be scanned. */
  waiting(): Promise<readonly string[]>;
  findScanned(id: string): Promise<ScannedFile | null>;
  markClean(id: string): Promise<void>;
  /** Records that a waiting file contains malware, and queues any emails about it, in one transaction. */
  markInfected(id: string, finding: string): Promise<void>;
  /** Returns the subject's files, or null if the subject is missing or the caller may not open its files. */
  open(subjectId: string, caller: Caller): Promise<OpenedFiles | null>;
}
