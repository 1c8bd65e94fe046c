import { SiteBusyError } from '../../../platform/http/request-error.ts';
import { Turnstile } from './turnstile.ts';

/** A job that ends when it is told to. */
function job() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end };
}

test('so many at a time, the others in order, too many refused', async () => {
  const turnstile = new Turnstile(1, 2);
  const ended: string[] = [];
  const [a, b, c] = [job(), job(), job()];
  const all = [
    turnstile.run(a.run).then(() => ended.push('a')),
    turnstile.run(b.run).then(() => ended.push('b')),
    turnstile.run(c.run).then(() => ended.push('c')),
  ];
  await expect(turnstile.run(async () => {})).rejects.toThrow(SiteBusyError);
  c.end();
  b.end();
  a.end();
  await Promise.all(all);
  expect(ended).toEqual(['a', 'b', 'c']);
  await expect(turnstile.run(async () => 'again')).resolves.toBe('again');
});

test('a job that fails makes room', async () => {
  const turnstile = new Turnstile(1, 1);
  await expect(turnstile.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(turnstile.run(async () => 1)).resolves.toBe(1);
});
