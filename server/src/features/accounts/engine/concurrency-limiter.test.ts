import { SiteBusyError } from '../../../platform/http/request-error.ts';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

function job() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end };
}

test('runs a limited number of jobs at a time, queues a limited number in order, and refuses the rest', async () => {
  const limiter = new ConcurrencyLimiter(1, 2);
  const ended: string[] = [];
  const [a, b, c] = [job(), job(), job()];
  const all = [
    limiter.run(a.run).then(() => ended.push('a')),
    limiter.run(b.run).then(() => ended.push('b')),
    limiter.run(c.run).then(() => ended.push('c')),
  ];
  await expect(limiter.run(async () => {})).rejects.toThrow(SiteBusyError);
  c.end();
  b.end();
  a.end();
  await Promise.all(all);
  expect(ended).toEqual(['a', 'b', 'c']);
  await expect(limiter.run(async () => 'again')).resolves.toBe('again');
});

test('a failed job makes room for the next', async () => {
  const limiter = new ConcurrencyLimiter(1, 1);
  await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(limiter.run(async () => 1)).resolves.toBe(1);
});
