import { DefaultHttpStack, type HttpRequest, type HttpResponse } from 'tus-js-client';

/**
 * Sends the chunks of an upload directly to the site's bucket, if the site has one for that. For each chunk, the site
 * gives a signed URL, and appends the chunk once it is in the bucket. If the browser cannot reach the bucket, the
 * chunks go through the site.
 */
export class DirectStack extends DefaultHttpStack {
  /** Undefined until the site has offered its bucket. */
  #isDirect: boolean | undefined;
  #hasWorked = false;

  /** Reads from a response whether the site offers its bucket. */
  readOffer(response: HttpResponse): void {
    if (response.getHeader('Upload-Direct')) this.#isDirect ??= true;
  }

  /** Sends the next chunks through the site, unless the bucket has already taken a chunk from this browser. */
  doubtBucket(): void {
    if (!this.#hasWorked) this.#isDirect = false;
  }

  override createRequest(method: string, url: string): HttpRequest {
    const request = super.createRequest(method, url);
    if (method !== 'PATCH' || !this.#isDirect) return request;
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
    const put = async (address: string, body: Blob): Promise<boolean> => {
      current = super.createRequest('PUT', address);
      current.setProgressHandler(onProgress);
      try {
        return (await current.send(body)).getStatus() === 200;
      } catch (error) {
        this.doubtBucket();
        // The connection was lost, so the chunk is repeated later.
        if (this.#isDirect) throw error;
        return false;
      }
    };
    const send = async (body: Blob): Promise<HttpResponse> => {
      const answer = await append(body);
      if (answer.getStatus() !== 200) return answer;
      if (await put(answer.getBody(), body)) {
        this.#hasWorked = true;
        const appended = await append(body);
        if (appended.getStatus() !== 200) return appended;
      }
      this.#isDirect = false;
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
