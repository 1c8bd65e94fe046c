import type { UploadAnswer, UploadProgress } from '@title24/remote-kit/contract';

/** A POST to a path on this site. */
export interface PostRequest {
  readonly path: string;
  /** A form is sent as multipart/form-data, anything else as JSON. */
  readonly body: FormData | object;
  readonly headers: Readonly<Record<string, string>>;
  /** Aborts the request, on timeout or by its sender. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** Resolves with the answer, regardless of its status; rejects if there was none. */
export type Transport = (request: PostRequest) => Promise<UploadAnswer>;
