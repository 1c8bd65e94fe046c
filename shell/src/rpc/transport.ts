import type { UploadAnswer, UploadProgress } from '@title24/remote-kit/contract';

/** A POST request to a path on this site. */
export interface PostRequest {
  readonly path: string;
  /** Body of the request. A form is sent as multipart/form-data, and any other object as JSON. */
  readonly body: FormData | object;
  readonly headers: Readonly<Record<string, string>>;
  /** Signal that aborts the request, after a timeout or when the caller cancels. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** Sends a request. Resolves with the response, even if its status is an error. Rejects if there is no response. */
export type Transport = (request: PostRequest) => Promise<UploadAnswer>;
