import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sender } from '../support/plans.ts';

/** A file of `size` bytes on the disk. */
export interface BenchFile {
  readonly path: string;
  readonly size: number;
}

/** Sends one form with a file in it, and resolves once it is acknowledged. */
export async function sendPlain(siteUrl: string, file: BenchFile): Promise<void> {
  await postForm(siteUrl, {}, file);
}

/** Sends a file as a resumable upload, then the form that commits it. */
export async function sendResumable(siteUrl: string, file: BenchFile): Promise<void> {
  const tus = { 'tus-resumable': '1.0.0' };
  const filename = Buffer.from('plans.pdf').toString('base64');
  const created = await send(`${siteUrl}/uploads/files`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': file.size, 'upload-metadata': `filename ${filename}` },
  });
  const location = created.headers.location ?? '';
  const uploaded = await send(
    siteUrl + location,
    {
      method: 'PATCH',
      headers: {
        ...tus,
        'upload-offset': 0,
        'content-type': 'application/offset+octet-stream',
        'content-length': file.size,
      },
    },
    contentOf(file),
  );
  expectStatus(uploaded, 204);
  await postForm(siteUrl, { uploads: location.split('/').at(-1) ?? '' });
}

async function postForm(siteUrl: string, extra: Record<string, string>, file?: BenchFile): Promise<void> {
  const boundary = randomUUID();
  const fields = { ...sender, projectType: 'A Residential Addition', ...extra };
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const fileHead = `--${boundary}\r\nContent-Disposition: form-data; name="projectFiles"; filename="plans.pdf"\r\n\r\n`;
  const head = texts.join('') + (file ? fileHead : '');
  const tail = `\r\n--${boundary}--\r\n`;
  const answer = await send(
    `${siteUrl}/project-upload`,
    {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': Buffer.byteLength(head) + (file?.size ?? 0) + Buffer.byteLength(tail),
      },
    },
    (async function* () {
      yield Buffer.from(head);
      if (file) yield* contentOf(file);
      yield Buffer.from(tail);
    })(),
  );
  expectStatus(answer, 201);
}

function contentOf({ path }: BenchFile): Readable {
  return createReadStream(path, { highWaterMark: 1024 ** 2 });
}

async function send(
  url: string,
  options: RequestOptions,
  body: AsyncIterable<Buffer> | Iterable<Buffer> = [],
) {
  const outgoing = request(url, options);
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
  });
  await pipeline(body, outgoing);
  const answer = await answered;
  answer.resume();
  return answer;
}

function expectStatus({ statusCode }: IncomingMessage, expected: number): void {
  if (statusCode !== expected) throw new Error(`The server answered ${statusCode}, not ${expected}`);
}
