/** A file as it is stored. */
export interface StoredFile {
  /** The sender's name for the file, cleaned for display; never used as a path. */
  readonly name: string;
  /** Generated name of the file in its folder. */
  readonly storedName: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, in lower-case hexadecimal. */
  readonly sha256: string;
}
