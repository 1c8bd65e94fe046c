import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { sender } from '../support/plans.ts';

/** A file of `size` bytes on disk. */
export interface BenchFile {
  readonly path: string;
  readonly size: number;
}

const bufferBytes = 1024 ** 2;

/** Sends a form with a file, and waits for the server's confirmation. */
export async function sendPlain(siteUrl: string, file: BenchFile): Promise<void> {
  await postForm(siteUrl, {}, file);
}

/** Sends a file as a resumable upload, followed by its form. */
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
    (outgoing) => writeContent(outgoing, file),
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
    async (outgoing) => {
      await write(outgoing, Buffer.from(head));
      if (file) await writeContent(outgoing, file);
      await write(outgoing, Buffer.from(tail));
    },
  );
  expectStatus(answer, 201);
}

/**
 * Writes a file's content. Reuses two buffers to save work, because work by the sender would slow the measured server,
 * which runs on the same machine.
 */
async function writeContent(outgoing: ClientRequest, { path }: BenchFile): Promise<void> {
  const file = await open(path);
  const buffers = [Buffer.allocUnsafeSlow(bufferBytes), Buffer.allocUnsafeSlow(bufferBytes)];
  try {
    let writing: Promise<void> = Promise.resolve();
    for (let turn = 0; ; turn += 1) {
      const buffer = buffers[turn % buffers.length] as Buffer;
      const { bytesRead } = await file.read(buffer, 0, bufferBytes);
      await writing;
      if (bytesRead === 0) return;
      writing = write(outgoing, buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

function write(outgoing: ClientRequest, data: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.write(data, (error) => (error ? reject(error) : resolve()));
  });
}

async function send(
  url: string,
  options: RequestOptions,
  writeBody: (outgoing: ClientRequest) => Promise<void> = async () => {},
): Promise<IncomingMessage> {
  const outgoing = request(url, options);
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
  });
  await Promise.all([
    answered,
    writeBody(outgoing).then(
      () => outgoing.end(),
      (error: Error) => outgoing.destroy(error),
    ),
  ]);
  const answer = await answered;
  answer.resume();
  return answer;
}

function expectStatus({ statusCode }: IncomingMessage, expected: number): void {
  if (statusCode !== expected) throw new Error(`The server answered ${statusCode}, not ${expected}`);
}
