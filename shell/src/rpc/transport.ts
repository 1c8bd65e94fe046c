import type { UploadAnswer, UploadProgress } from '@title24/remote-kit/contract';

/** A POST request to a path on this site. */
export interface PostRequest {
  readonly path: string;
  /** A form is sent as multipart/form-data, any other object as JSON. */
  readonly body: FormData | object;
  readonly headers: Readonly<Record<string, string>>;
  /** Aborts the request. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** Sends a request. Resolves with any response. Rejects if there is no response. */
export type Transport = (request: PostRequest) => Promise<UploadAnswer>;
