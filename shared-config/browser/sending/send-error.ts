/** Milliseconds before each retry. The last delay repeats. */
export const retryDelays = [0, 1000, 2000, 4000, 8000, 15_000, 30_000] as const;

/** Thrown if sending a file or a form failed or was canceled. The message is for the user. */
export class SendError extends Error {
  override readonly name = 'SendError';
  /**
   * 'stopped' by the user, 'offline' without a response, 'refused' because of a file, or 'server' for all other errors.
   */
  readonly kind: 'stopped' | 'offline' | 'refused' | 'server';
  /** HTTP status of the error response; 0 if there was none. */
  readonly status: number;

  /** @param serverMessage why the server refused the file, with or without a final period */
  constructor(kind: SendError['kind'], status = 0, serverMessage?: string) {
    super(messageOf(kind, status, serverMessage));
    this.kind = kind;
    this.status = status;
  }

  /**
   * Whether the request may succeed when repeated. 409 means that server and browser have different offsets for the
   * upload, and 423 that another request is using the upload.
   */
  get isTemporary(): boolean {
    if (this.kind !== 'server') return this.kind === 'offline';
    return [409, 423, 429].includes(this.status) || (this.status >= 500 && this.status !== 507);
  }
}

function messageOf(kind: SendError['kind'], status: number, serverMessage?: string): string {
  if (serverMessage && (kind === 'refused' || status === 507)) return serverMessage.replace(/[^.!?]$/, '$&.');
  if (kind === 'offline') return 'We couldn’t reach our server. Check your connection, then try again.';
  if (status === 413) return 'The files are too large to be sent at once. Send fewer at a time.';
  if (status === 507) return 'Our server has no room for your files right now. Try again later.';
  return 'Our server couldn’t accept the files right now. Try again in a few minutes.';
}
