import fc from 'fast-check';

/** Returns a generator of hostile requests with correct HTTP framing, to be sent together over one connection. */
export const framedRequests = (): fc.Arbitrary<Buffer[]> =>
  fc.array(fc.oneof(framedRequest(), rpcRequest()), { minLength: 3, maxLength: 8 });

const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const brokenMethods = ['CONNECT', 'PROPFIND', 'SEARCH', 'get', 'G\0T', '', 'GET'];

const routes = [
  ...['/', '/services', '/login', '/my-account', '/account/login', '/account/logout', '/logout'],
  ...['/assets/mf-content/x.js', '/static/favicon.ico', '/favicon.ico', '/registry.json', '/sitemap.xml'],
  ...['/robots.txt', '/healthz', '/dev/mail', '/dev/mail/x', '/project-upload', '/uploads/files'],
  ...[
    '/uploads/files/x',
    '/downloads/x/y.pdf',
    '/rpc/public/config',
    '/rpc/public/none',
    '/rpc/2.0/products',
  ],
];

/** Parts of URLs. Many of them are hard to parse. */
const pieces = [
  ...[
    '/',
    '//',
    '///',
    '\\',
    '[',
    ']',
    '|',
    '*',
    '?',
    '??',
    '#',
    '@',
    ':',
    ';',
    '&',
    '=',
    '+',
    '..',
    '.',
    '~',
  ],
  ...['%', '%00', '%0d%0a', '%2e%2e', '%2f', '%5c', '%zz', '%ff', '%c3%28', '%ed%a0%80'],
  ...[
    'http://',
    'https://evil.example',
    'evil.example',
    '__proto__',
    'constructor',
    '{}',
    '<',
    '"',
    "'",
    'a',
  ],
  ...['services', 'downloads', 'token=secret', 'x'.repeat(150), 'y'.repeat(3000)],
];

const versions = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/9',
  'HTTP/1.1 ',
];

const hosts = [
  ...[
    'Host: localhost',
    'Host: localhost:3000',
    'Host: [::1]:3000',
    'Host: [',
    'Host: ',
    'Host: a b',
    'X-No: host',
  ],
  ...[
    'Host: evil.example',
    'Host: a\\b',
    'Host: /',
    'Host: \xff',
    'Host: localhost:99999',
    'Host: a\r\nHost: b',
  ],
  ...['Host: <script>', 'Host: %00', 'Host: localhost:', 'Host: http://localhost'],
];

/** Header lines with values that servers interpret. */
const headers = `
Accept: text/html|Accept: */*|Accept: ;;;|Accept-Encoding: br|Accept-Encoding: \xff;q=x|Accept-Version: 1.x
Authorization: Bearer x|Authorization: Bearer|Authorization: Basic Og==|Cookie: =|Cookie: a=b; a=c; ;|Cookie: x=%zz
Content-Type: application/json|Content-Type: application/x-www-form-urlencoded|Content-Type: /|Content-Type: \xff
Content-Type: multipart/form-data; boundary=b|Content-Type: multipart/form-data|Content-Encoding: gzip|Range: bytes=-
If-None-Match: "|If-Modified-Since: x|Range: bytes=9-1,2|If-Range: x|Origin: null|Origin: http://[|Referer: \\
Sec-Fetch-Site: cross-site|X-Forwarded-Host: [|X-Forwarded-For: x|Forwarded: for=_|Connection: keep-alive|Upgrade: h2c
Expect: 100-continue|Tus-Resumable: 1.0.0|Upload-Length: 1e9|Upload-Length: 5|Upload-Offset: -1|Upload-Metadata: a \xff
Idempotency-Key: \xff|X-HTTP-Method-Override: PATCH`
  .trim()
  .split(/[|\n]/);

/** Header lines that may break the framing of a request or end its connection. */
const brokenHeaders = [
  ...'Content-Length: 5|Content-Length: -1|Content-Length: 99999999999|Content-Length: 0x1|Expect: 9'.split(
    '|',
  ),
  ...'Transfer-Encoding: chunked|Transfer-Encoding: gzip|Connection: close|: x|a b: c|no colon'.split('|'),
  'Connection: upgrade\r\nUpgrade: websocket',
  `X-Long: ${'x'.repeat(20_000)}`,
];

const forms = [
  '',
  'a=b',
  '%zz=%',
  'accountName=a&password=b&next=//evil',
  '{}',
  '[',
  '\0',
  '--b\r\n',
  '--b--\r\n',
];

const address = (starts: readonly string[], rest: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...starts), fc.array(fc.constantFrom(...rest), { maxLength: 4 }))
    .map(([start, more]) => start + more.join(''));

const framedAddress = () => address([...routes, 'http://localhost/services', 'http://['], pieces);
const brokenAddress = () => address(['', '[', '\xff', ...routes], [...pieces, '\xed\xa0\x80', '\xff', ' ']);

const host = () =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant('Host: localhost') },
    { weight: 1, arbitrary: fc.constantFrom(...hosts) },
  );

const bytesOf = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1');

function framedRequest(): fc.Arbitrary<Buffer> {
  return fc
    .tuple(
      fc.constantFrom(...methods),
      framedAddress(),
      host(),
      fc.array(fc.constantFrom(...headers), { maxLength: 4 }),
      fc.constantFrom(...forms),
    )
    .map(([method, target, hostLine, lines, body]) =>
      bytesOf(`${method} ${target} HTTP/1.1`, hostLine, ...lines, `Content-Length: ${body.length}`, '', body),
    );
}

/** Returns a generator of requests whose framing may be broken, and which may get no response. */
export function brokenRequest(): fc.Arbitrary<Buffer> {
  return fc
    .tuple(
      fc.constantFrom(...brokenMethods),
      brokenAddress(),
      fc.constantFrom(...versions),
      host(),
      fc.array(fc.constantFrom(...headers, ...brokenHeaders), { maxLength: 4 }),
      fc.constantFrom(...forms),
    )
    .map(([method, target, version, hostLine, lines, body]) =>
      bytesOf(`${method} ${target} ${version}`, hostLine, ...lines, '', body),
    );
}

const calls: readonly (readonly [service: string, method: string])[] = [
  ...['load', 'loadCompany', 'loadEstimatorPrices', 'x'].map((name) => ['config', name] as const),
  ...['findAll', 'findBySKU'].map((name) => ['products', name] as const),
  ...['findById', 'findByCategory', 'loadFaqCatHelp'].map((name) => ['help', name] as const),
  ...['loginStatus', 'logout', 'verifyEmail', 'resetPassword', 'passkeyLogin'].map(
    (name) => ['security', name] as const,
  ),
  ['uploads', 'limits'],
  ['__proto__', 'constructor'],
];

/** Text, including characters that UTF-8 or PostgreSQL cannot represent. */
const hostileText = () =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('\ud800', 'a\udfff', '\0', "';--", '../..', 'é'.repeat(300), '-1', '1e999'),
  );

function rpcRequest(): fc.Arbitrary<Buffer> {
  const value = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      hostileText(),
      fc.constantFrom(null, true, -1, 1e308, 1.5, 2 ** 53),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(
        fc.oneof(hostileText(), fc.constantFrom('id', 'sku', 'token', 'category')),
        tie('value'),
        {
          maxKeys: 4,
        },
      ),
    ),
  })).value;
  const message = fc.record(
    { jsonrpc: fc.constantFrom('2.0', 1), method: hostileText(), params: value, id: value },
    { requiredKeys: ['method'] },
  );
  return fc
    .record({
      call: fc.constantFrom(...calls),
      message,
      params: fc.dictionary(fc.constantFrom('id', 'sku', 'token', 'category', 'password', 'x'), value, {
        maxKeys: 3,
      }),
      isKnown: fc.boolean(),
      batch: fc.integer({ min: 0, max: 3 }),
      cut: fc.oneof(
        { weight: 4, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 9 }) },
      ),
    })
    .map(({ call: [service, method], message: made, params, isKnown, batch, cut }) => {
      const one = isKnown ? { method, params, id: 1 } : made;
      const text = JSON.stringify(batch === 0 ? one : Array.from({ length: batch }, () => one));
      const body = text.slice(0, text.length - cut);
      const length = Buffer.byteLength(body);
      return Buffer.from(
        `POST /rpc/public/${service} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
      );
    });
}
