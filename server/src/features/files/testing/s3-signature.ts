import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Verdict = 'valid' | 'unsigned' | 'unknown key' | 'wrong signature';

const rfc3986 = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Checks the signature (AWS Signature Version 4) in the header or, for GET and PUT, in the query of a request.
 * @param secrets the secret of each accepted access key
 */
export function checkSignature(request: IncomingMessage, secrets: ReadonlyMap<string, string>): Verdict {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  const header = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    request.headers.authorization ?? '',
  );
  const isInQuery = /^(GET|PUT)$/.test(request.method ?? '') && query.has('X-Amz-Signature');
  if (!header && !isInQuery) return 'unsigned';
  const [credential = '', signedHeaders = '', signature] =
    header?.slice(1) ??
    ['Credential', 'SignedHeaders', 'Signature'].map((name) => query.get(`X-Amz-${name}`));
  const time = header ? String(request.headers['x-amz-date']) : query.get('X-Amz-Date');
  const [id = '', ...scope] = credential?.split('/') ?? [];
  const secret = secrets.get(id);
  if (secret === undefined) return 'unknown key';
  const canonical = [
    request.method,
    pathname,
    [...query]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${rfc3986(name)}=${rfc3986(value)}`)
      .sort()
      .join('&'),
    ...(signedHeaders ?? '')
      .split(';')
      .map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    header ? request.headers['x-amz-content-sha256'] : 'UNSIGNED-PAYLOAD',
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = scope.reduce<string | Buffer>((parent, part) => hmac(parent, part), `AWS4${secret}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), hash].join('\n')).toString('hex');
  return expected === signature ? 'valid' : 'wrong signature';
}
