import { createLogger } from './logger.ts';
import { RequestLogger } from './request-logger.ts';

function logged(logLevel: string, write: (log: RequestLogger) => void): unknown[] {
  const lines: string[] = [];
  const server = createLogger({ logLevel } as Parameters<typeof createLogger>[0], {
    write: (line) => void lines.push(line),
  });
  write(new RequestLogger(server, { reqId: 'r1' }, {}));
  return lines.map((line) => JSON.parse(line));
}

test('every log line of a request contains its id, but no secret', () => {
  const lines = logged('trace', (log) => {
    log.warn({ token: 's3cret' }, 'A request was postponed');
    log.error(new Error('no'));
    log.child({ part: 'shell' }).info('Text alone');
  });
  expect(lines).toMatchObject([
    { level: 'warn', reqId: 'r1', token: '[redacted]', msg: 'A request was postponed' },
    { level: 'error', reqId: 'r1' },
    { level: 'info', reqId: 'r1', part: 'shell', msg: 'Text alone' },
  ]);
});

test('writes no messages below the logger’s level', () => {
  expect(logged('warn', (log) => log.info('Request completed'))).toEqual([]);
});
