import { DefaultHttpStack, type HttpRequest, type HttpResponse } from 'tus-js-client';

/** Number of consecutive chunks that may fail to reach the bucket. After that, chunks go through the site. */
const maxFailures = 2;

/** Whether this browser can reach the site's bucket. All uploads of a page share one instance. */
export class BucketTrust {
  /** Until the bucket has taken a chunk, a single failure ends the trust. */
  #failures = maxFailures - 1;

  get isGiven(): boolean {
    return this.#failures < maxFailures;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
  }

  refused(): void {
    this.#failures = maxFailures;
  }
}

/**
 * Sends the chunks of an upload directly to the site's bucket, if the site has one for that. For each chunk, the site
 * gives a signed URL, and appends the chunk once it is in the bucket. If the browser cannot reach the bucket, the
 * chunks go through the site.
 */
export class DirectStack extends DefaultHttpStack {
  readonly #trust: BucketTrust;
  #isOffered = false;

  constructor(trust: BucketTrust) {
    super({});
    this.#trust = trust;
  }

  /** Reads from a response whether the site offers its bucket. */
  readOffer(response: HttpResponse): void {
    if (response.getHeader('Upload-Direct')) this.#isOffered = true;
  }

  override createRequest(method: string, url: string): HttpRequest {
    const request = super.createRequest(method, url);
    if (method !== 'PATCH' || !this.#isOffered || !this.#trust.isGiven) return request;
    let current = request;
    let onProgress: (bytesSent: number) => void = () => undefined;

    /** Asks the site to append the chunk. If it is not in the bucket, the answer is 200 with a URL to send it to. */
    const append = (body: Blob): Promise<HttpResponse> => {
      current = super.createRequest('PATCH', url);
      for (const name of ['Tus-Resumable', 'Upload-Offset', 'Content-Type'])
        current.setHeader(name, request.getHeader(name) ?? '');
      current.setHeader('Upload-Piece-Size', String(body.size));
      return current.send(null);
    };
    /** Returns whether the bucket took the chunk. Throws if the connection was lost and the bucket is still trusted. */
    const put = async (address: string, body: Blob): Promise<boolean> => {
      current = super.createRequest('PUT', address);
      current.setProgressHandler(onProgress);
      try {
        const isTaken = (await current.send(body)).getStatus() === 200;
        if (!isTaken) this.#trust.refused();
        return isTaken;
      } catch (error) {
        this.#trust.failed();
        if (this.#trust.isGiven) throw error;
        return false;
      }
    };
    const send = async (body: Blob): Promise<HttpResponse> => {
      const answer = await append(body);
      // A 400 means that the site does not take this chunk from the bucket.
      if (answer.getStatus() !== 200 && answer.getStatus() !== 400) return answer;
      if (answer.getStatus() === 200 && (await put(answer.getBody(), body))) {
        const appended = await append(body);
        if (appended.getStatus() !== 200) {
          this.#trust.succeeded();
          return appended;
        }
        this.#trust.refused();
      }
      current = request;
      return request.send(body);
    };
    return Object.assign(Object.create(request) as HttpRequest, {
      send,
      abort: () => current.abort(),
      setProgressHandler(handler: (bytesSent: number) => void): void {
        onProgress = handler;
        request.setProgressHandler(handler);
      },
    });
  }
}
