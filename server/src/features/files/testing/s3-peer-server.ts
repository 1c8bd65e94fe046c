/**
 * `node s3-peer-server.ts FOLDER PORT` serves the bucket `plans`, which starts empty and stores its objects in the
 * folder. Prints `listening` when ready. Implements only the part of the S3 protocol that this project uses.
 */
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { S3Bucket, type S3Object, WrongContentError } from './s3-bucket.ts';
import { checkSignature } from './s3-signature.ts';
import { listenWithSwitch } from './switchable-listener.ts';

const [, , folder = '', port] = process.argv;
const bucketName = 'plans';
const bucket = new S3Bucket(folder);
/** Secrets of the accepted access keys. The parent process can replace them. */
let secrets: ReadonlyMap<string, string> = new Map([['S3PEER', 'S3PEER']]);
process.on('message', (keys: readonly (readonly [string, string])[]) => {
  secrets = new Map(keys);
  process.send?.('done');
});

const refusals = {
  unsigned: 'AccessDenied',
  'unknown key': 'InvalidAccessKeyId',
  'wrong signature': 'SignatureDoesNotMatch',
} as const;

class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    if (response.headersSent || request.destroyed) {
      response.destroy();
      return;
    }
    const { status, code } = asRefusal(error);
    sendXml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status);
  });
});

listenWithSwitch(server, Number(port), () => server.closeAllConnections());

function asRefusal(error: unknown): { readonly status: number; readonly code: string } {
  if (error instanceof S3Error) return error;
  if (error instanceof WrongContentError) return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  console.error(error);
  return { status: 500, code: 'InternalError' };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  const [, name = '', ...rest] = decodeURIComponent(pathname).split('/');
  const key = rest.join('/');
  // Pages of any site may use the bucket.
  response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-methods', 'PUT');
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const verdict = checkSignature(request, secrets);
  if (verdict !== 'valid') throw new S3Error(403, refusals[verdict]);
  if (name !== bucketName) throw new S3Error(404, 'NoSuchBucket');
  if (/aws-chunked/.test(request.headers['content-encoding'] ?? '')) throw new S3Error(501, 'NotImplemented');
  const upload = query.get('uploadId');
  switch (`${request.method}${key ? '' : ' bucket'}${upload === null ? '' : ' upload'}`) {
    case 'GET bucket':
      return list(response, query);
    case 'GET':
    case 'HEAD':
      return send(request, response, existing(key), query);
    case 'PUT':
      return put(request, response, key);
    case 'DELETE':
      await bucket.delete(key);
      return void response.writeHead(204).end();
    case 'POST':
      if (!query.has('uploads')) break;
      return sendXml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${bucket.beginUpload(mediaTypeOf(request))}</UploadId></InitiateMultipartUploadResult>`,
      );
    case 'PUT upload': {
      const part = await bucket.putPart(
        upload ?? '',
        Number(query.get('partNumber')),
        request,
        sha256Of(request),
      );
      return void response.writeHead(200, { etag: known(part).etag }).end();
    }
    case 'POST upload': {
      request.resume();
      const object = known(await bucket.completeUpload(upload ?? '', key));
      return sendXml(
        response,
        `<CompleteMultipartUploadResult><ETag>${escaped(object.etag)}</ETag></CompleteMultipartUploadResult>`,
      );
    }
    case 'DELETE upload':
      await bucket.abortUpload(upload ?? '');
      return void response.writeHead(204).end();
  }
  throw new S3Error(501, 'NotImplemented');
}

async function put(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
  const source = request.headers['x-amz-copy-source'];
  if (source === undefined) {
    const { etag } = await bucket.put(key, request, mediaTypeOf(request), sha256Of(request));
    return void response.writeHead(200, { etag }).end();
  }
  const from = decodeURIComponent(String(source)).replace(/^\//, '').replace(`${bucketName}/`, '');
  const { etag, modified } = await bucket.copy(existing(from), key);
  sendXml(
    response,
    `<CopyObjectResult><ETag>${escaped(etag)}</ETag><LastModified>${modified.toISOString()}</LastModified></CopyObjectResult>`,
  );
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  object: S3Object,
  query: URLSearchParams,
): void {
  const { bytes, etag, mediaType, modified, file } = object;
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const start = Number(range?.[1] ?? 0);
  const end = Math.min(range?.[2] ? Number(range[2]) : bytes - 1, bytes - 1);
  if (range && start >= bytes) throw new S3Error(416, 'InvalidRange');
  response.writeHead(range ? 206 : 200, {
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    'content-type': query.get('response-content-type') ?? mediaType,
    ...(query.has('response-content-disposition') && {
      'content-disposition': query.get('response-content-disposition') ?? '',
    }),
    etag,
    'last-modified': modified.toUTCString(),
    ...(range && { 'content-range': `bytes ${start}-${end}/${bytes}` }),
  });
  if (request.method === 'HEAD' || bytes === 0) response.end();
  else createReadStream(file, { start, end }).pipe(response);
}

function list(response: ServerResponse, query: URLSearchParams): void {
  const token = query.get('continuation-token');
  const { objects, next } = bucket.list(
    query.get('prefix') ?? '',
    Number(query.get('max-keys') ?? 1000),
    token === null ? undefined : Buffer.from(token, 'base64url').toString(),
  );
  const contents = objects.map(
    ([key, { bytes, etag, modified }]) =>
      `<Contents><Key>${escaped(key)}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${escaped(etag)}</ETag><Size>${bytes}</Size></Contents>`,
  );
  const more =
    next === undefined
      ? ''
      : `<NextContinuationToken>${Buffer.from(next).toString('base64url')}</NextContinuationToken>`;
  sendXml(
    response,
    `<ListBucketResult><Name>${bucketName}</Name><KeyCount>${objects.length}</KeyCount><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`,
  );
}

function existing(key: string): S3Object {
  const object = bucket.get(key);
  if (!object) throw new S3Error(404, 'NoSuchKey');
  return object;
}

function known<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new S3Error(404, 'NoSuchUpload');
  return found;
}

const mediaTypeOf = ({ headers }: IncomingMessage) => headers['content-type'] ?? 'application/octet-stream';

const sha256Of = ({ headers }: IncomingMessage) => headers['x-amz-content-sha256']?.toString();

function sendXml(response: ServerResponse, content: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${content}`);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
