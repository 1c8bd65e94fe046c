import Fastify from 'fastify';
import requestLog from '../http/request-log.ts';
import { causes, traceIn } from './cause.ts';
import { createLogger } from './logger.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

test.each([
  [`00-${trace}-00f067aa0ba902b7-01`, trace],
  // Later versions of the header may have more fields.
  [`cc-${trace}-00f067aa0ba902b7-01-what`, trace],
  [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
  [`00-${trace}-${'0'.repeat(16)}-01`, undefined],
  [`00-${trace}`, undefined],
  [`00-${trace.toUpperCase()}-00f067aa0ba902b7-01`, undefined],
  ['hunter2', undefined],
  [undefined, undefined],
])('the traceparent header %s has the trace id %s', (header, id) => {
  expect(traceIn(header)).toBe(id);
});

test.each([undefined, { name: 'Ana' }])(
  "the handler of a request with the body %j can read the request's id and trace",
  async (payload) => {
    const app = Fastify();
    await app.register(requestLog);
    app.post('/', async () => {
      await new Promise(setImmediate);
      return causes.getStore();
    });
    const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
    const answer = await app.inject({ method: 'POST', url: '/', headers, ...(payload && { payload }) });
    expect(answer.json()).toEqual({ request: answer.headers['x-request-id'], trace });
    expect(causes.getStore()).toBeUndefined();
    await app.close();
  },
);

test('log lines of a job contain the id of the request that queued the job', () => {
  const written: string[] = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void written.push(line) });
  log.info('started');
  causes.run({ request: 'r-1', trace }, () => log.info({ reqId: 'r-1' }, 'requested'));
  causes.run({ request: 'r-1', isJob: true }, () => log.info('delivered'));
  expect(written.map((line) => JSON.parse(line))).toMatchObject([
    expect.not.objectContaining({ cause: expect.anything() }),
    { reqId: 'r-1', trace },
    { cause: 'r-1', msg: 'delivered' },
  ]);
});
