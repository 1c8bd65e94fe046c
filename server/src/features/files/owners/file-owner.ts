import type { ScanState } from '@title24/shared-domain/full-service';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { PermissionRule } from '../../../platform/rpc/permission.ts';
import type { StoredFile } from '../stored-file.ts';

/** A file that a scanner has to see. */
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

/** A PDF that is made when it is opened, as it is made for mails. */
export interface OpenedDocument {
  /** That of what it is about, such as a charge; unique among the files of its owner. */
  readonly id: string;
  readonly attachment: MailAttachment;
}

/** What a ticket opens: one of the files, or all that are stored. */
export interface OpenedFiles {
  readonly files: readonly OpenedFile[];
  readonly documents: readonly OpenedDocument[];
  /** Of all stored files together: the name of the ZIP without its ending, and the moment that its entries bear. */
  readonly archive: { readonly name: string; readonly at: Date };
}

/**
 * A feature that keeps uploaded files: its tables say what there is, and the scanner, the downloads and the cleanup, which
 * all features share, ask it.
 */
export interface FileOwner {
  /** Stands in tickets. */
  readonly name: string;
  /** What the names of its folders begin with, and those of no other owner. */
  readonly folderPrefix: string;
  /** What a role needs to open its files; whose they are, `open` says. */
  readonly permission: PermissionRule;
  /** Whether the database has what a folder was stored for. */
  isCommitted(folder: string): Promise<boolean>;
  /** The ids of its files that wait for the scanner. */
  waiting(): Promise<readonly string[]>;
  /** Its file of this id; null if it has none. */
  findScanned(id: string): Promise<ScannedFile | null>;
  /** The scanner let a waiting file through. */
  markClean(id: string): Promise<void>;
  /** The scanner found something in a waiting file: the verdict and its notices, in one commit. */
  markInfected(id: string, finding: string): Promise<void>;
  /** The files behind a ticket; null if they were removed, or this caller may not see them. */
  open(subjectId: string, caller: Caller): Promise<OpenedFiles | null>;
}
