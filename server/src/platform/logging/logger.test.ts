import { DrizzleQueryError } from 'drizzle-orm';
import { createLogger } from './logger.ts';

function lines(write: (log: ReturnType<typeof createLogger>) => void): string {
  const written: string[] = [];
  write(createLogger({ logLevel: 'trace' }, { write: (line) => void written.push(line) }));
  return written.join('');
}

test('redacts secrets in the first three levels of a log entry', () => {
  const text = lines((log) => {
    log.info({ password: 's3cret', token: 's3cret', Authorization: 'kept' });
    log.info({ params: { password: 's3cret' }, headers: { authorization: 's3cret', cookie: 's3cret' } });
    log.info({ req: { headers: { authorization: 's3cret', 'set-cookie': 's3cret' } } });
    log.info({ settings: { databaseUrl: 's3cret', smtpUrl: 's3cret' } });
    log.info({ rpc: { params: { token: 's3cret' } } });
  });
  expect(text).not.toContain('s3cret');
  expect(text).toContain('[redacted]');
});

test('logs a request without its query, headers and body', () => {
  const text = lines((log) =>
    log.info({
      req: {
        method: 'GET',
        url: '/verify?token=s3cret',
        ip: '192.0.2.1',
        headers: { authorization: 's3cret' },
        body: 's3cret',
      },
    }),
  );
  expect(JSON.parse(text).req).toEqual({ method: 'GET', path: '/verify', ip: '192.0.2.1' });
});

test.each([
  ['//Downloads/s3cret/plans.pdf?x=1', '//Downloads/[redacted]/plans.pdf'],
  [
    'http://localhost:3000/downloads/s3cret/plans.pdf',
    'http://localhost:3000/downloads/[redacted]/plans.pdf',
  ],
  ['/%64ownloads/s3cret/plans.pdf', '/%64ownloads/[redacted]/plans.pdf'],
  ['/downloads\\s3cret\\plans.pdf', '/downloads\\[redacted]\\plans.pdf'],
  ['/preview/s3cret', '/preview/[redacted]'],
])('removes the secret from the logged path %s', (url, path) => {
  const text = lines((log) => log.info({ req: { method: 'GET', url } }));
  expect(JSON.parse(text).req).toEqual({ method: 'GET', path });
});

test('a logged database error contains no values of the failed query in its message, stack or cause', () => {
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "s3cret"'), {
    code: '22P02',
    detail: 'Key (token)=(s3cret) exists.',
    where: 'portal s3cret',
  });
  const error = new DrizzleQueryError('insert into accounts values ($1)', ['s3cret'], cause);
  const text = lines((log) => log.error({ err: error }, 'A call failed'));
  expect(text).not.toContain('s3cret');
  expect(text).toContain('insert into accounts values ($1)');
  expect(JSON.parse(text).err.cause.code).toBe('22P02');
});

test('a logged error keeps its message, stack and causes', () => {
  const { err } = JSON.parse(
    lines((log) => log.error({ err: new Error('outer', { cause: new TypeError('inner') }) })),
  );
  expect(err).toMatchObject({
    type: 'Error',
    message: 'outer',
    cause: { type: 'TypeError', message: 'inner' },
  });
  expect(err.stack).toContain('logger.test');
});
