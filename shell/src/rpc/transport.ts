import type { UploadAnswer, UploadProgress } from '@title24/remote-kit/contract';

/** A POST request to a path on this site. */
export interface PostRequest {
  readonly path: string;
  /** Body of the request: a form is sent as multipart/form-data, and any other object as JSON. */
  readonly body: FormData | object;
  readonly headers: Readonly<Record<string, string>>;
  /** Signal that aborts the request, on a timeout or because the caller has canceled. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** Sends a request. Resolves with the response regardless of its status; rejects if there is no response. */
export type Transport = (request: PostRequest) => Promise<UploadAnswer>;
