/** A received file in an incoming folder. */
export interface ReceivedPart {
  /** The sender's file name, sanitized for display. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Generated name in the incoming folder, or null if the file was read but not stored. */
  readonly storedName: string | null;
  readonly sha256: string | null;
}

/** A submitted form, read to its end. */
export interface ReceivedParts {
  /** First value of each field, as sent. */
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly ReceivedPart[];
  /** Whether the form has more files or more bytes than the limits allow. */
  readonly isOverLimit: boolean;
  /** Disk error that prevented the storing of a file. */
  readonly failure?: unknown;
}
