import type { UploadAnswer, UploadProgress } from '@title24/remote-kit/contract';

/** A POST to a path of this site. */
export interface PostRequest {
  readonly path: string;
  /** A form goes as multipart/form-data, anything else as JSON. */
  readonly body: FormData | object;
  readonly headers: Readonly<Record<string, string>>;
  /** Stops it, whether its time is up or its sender does not want it any more. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** Resolves with the answer, whatever its status; rejects if none came. */
export type Transport = (request: PostRequest) => Promise<UploadAnswer>;
