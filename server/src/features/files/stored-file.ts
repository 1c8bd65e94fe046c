export interface StoredFile {
  /** The sender's file name, sanitized for display. Must not be used as a path. */
  readonly name: string;
  readonly storedName: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, in lowercase hexadecimal. */
  readonly sha256: string;
}
