/** A received file in an incoming folder. */
export interface ReceivedPart {
  /** The sender's name for the file, cleaned for display. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Generated name in the incoming folder; null if the file was only counted. */
  readonly storedName: string | null;
  readonly sha256: string | null;
}

/** A form post, read to its end. */
export interface ReceivedParts {
  /** The first value of each field, as sent. */
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly ReceivedPart[];
  /** Whether there are more files, or more bytes, than the limits allow. */
  readonly isOverLimit: boolean;
  /** The reason why the disk did not accept a file. */
  readonly failure?: unknown;
}
