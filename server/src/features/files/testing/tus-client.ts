import { once } from 'node:events';
import { connect } from 'node:net';

// Each request uses a new connection, because the site could close a kept-alive one just before the next step of a
// test.
const tus = { 'tus-resumable': '1.0.0', connection: 'close' };

/** Sends tus 1.0 requests to a site. */
export class TusClient {
  readonly #url: string;

  constructor(siteUrl: string) {
    this.#url = siteUrl;
  }

  create(name: string, size: number, headers: Record<string, string> = {}): Promise<Response> {
    const filename = Buffer.from(name).toString('base64');
    return fetch(`${this.#url}/uploads/files`, {
      method: 'POST',
      headers: {
        ...tus,
        'upload-length': String(size),
        'upload-metadata': `filename ${filename}`,
        ...headers,
      },
    });
  }

  /** Starts an upload. @returns the upload id */
  async begin(name: string, size: number): Promise<string> {
    const answer = await this.create(name, size);
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.headers.get('location')?.split('/').at(-1) ?? '';
  }

  patch(
    id: string,
    offset: number,
    piece: Uint8Array,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(`${this.#url}/uploads/files/${id}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        ...headers,
      },
      body: new Uint8Array(piece),
    });
  }

  /** Asks the site to append a chunk that is in the bucket or, if it is not there, to return a URL for sending it. */
  piece(id: string, offset: number, size: number): Promise<Response> {
    return this.patch(id, offset, Buffer.alloc(0), { 'upload-piece-size': String(size) });
  }

  head(id: string): Promise<Response> {
    return fetch(`${this.#url}/uploads/files/${id}`, { method: 'HEAD', headers: tus });
  }

  async offset(id: string): Promise<number> {
    return Number((await this.head(id)).headers.get('upload-offset'));
  }

  /** Uploads a whole file. @returns the upload id */
  async upload(name: string, content: Buffer): Promise<string> {
    const id = await this.begin(name, content.length);
    const answer = await this.patch(id, 0, content);
    if (answer.status !== 204) throw new Error(`${answer.status} ${await answer.text()}`);
    return id;
  }

  /** Announces a chunk of `length` bytes on a new connection, but sends only `piece`. */
  async half(id: string, offset: number, length: number, piece: Buffer) {
    const { hostname, port } = new URL(this.#url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    // A socket with unread data does not close.
    socket.resume();
    await once(socket, 'connect');
    socket.write(
      `PATCH /uploads/files/${id} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nTus-Resumable: 1.0.0\r\n` +
        `Content-Type: application/offset+octet-stream\r\nUpload-Offset: ${offset}\r\nContent-Length: ${length}\r\n\r\n`,
    );
    socket.write(piece);
    return socket;
  }
}
