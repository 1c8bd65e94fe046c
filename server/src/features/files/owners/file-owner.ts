import type { ScanState } from '@title24/shared-domain/full-service';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { PermissionRule } from '../../../platform/rpc/permission.ts';
import type { StoredFile } from '../stored-file.ts';

/** A file that a scanner has to check. */
export interface ScannedFile {
  readonly folder: string;
  readonly storedName: string;
  readonly scanState: ScanState;
}

/** A file that may be opened once the scanner has released it. */
export interface OpenedFile extends StoredFile {
  readonly id: string;
  readonly folder: string;
  readonly scanState: ScanState;
}

/** A PDF that is generated when it is opened, as it also is for mails. */
export interface OpenedDocument {
  /** Id of its subject, such as a charge; unique among the files of its owner. */
  readonly id: string;
  readonly attachment: MailAttachment;
}

/** The files that a ticket opens: one of them, or all that are stored. */
export interface OpenedFiles {
  readonly files: readonly OpenedFile[];
  readonly documents: readonly OpenedDocument[];
  /** For all stored files together: the name of the ZIP without its extension, and the time of its entries. */
  readonly archive: { readonly name: string; readonly at: Date };
}

/** A feature that keeps uploaded files in its own tables. The shared scanner, downloads and cleanup query it. */
export interface FileOwner {
  /** Name of the feature in tickets. */
  readonly name: string;
  /** Prefix of the names of its folders, which no other owner uses. */
  readonly folderPrefix: string;
  /** Permission that a role needs to open its files; `open` decides about a single file. */
  readonly permission: PermissionRule;
  /** Whether the database has the subject of a folder. */
  isCommitted(folder: string): Promise<boolean>;
  /** Returns the ids of its files that wait for the scanner. */
  waiting(): Promise<readonly string[]>;
  /** Returns its file with this id; null if there is none. */
  findScanned(id: string): Promise<ScannedFile | null>;
  /** Records that the scanner released a waiting file. */
  markClean(id: string): Promise<void>;
  /** Records that the scanner found something in a waiting file, and queues the notices, in one transaction. */
  markInfected(id: string, finding: string): Promise<void>;
  /** Returns the files of a ticket; null if they were removed, or this caller may not see them. */
  open(subjectId: string, caller: Caller): Promise<OpenedFiles | null>;
}
