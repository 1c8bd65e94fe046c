import type { PageRemote } from '@title24/remote-kit/contract';
import { createFaultReporter } from './part-faults.ts';

test('a failed part is reported to the server once per page load', async () => {
  const sent: [string, Blob][] = [];
  Object.assign(navigator, { sendBeacon: (path: string, body: Blob) => sent.push([path, body]) > 0 });
  const remotes = [{ name: 'mf-a', url: '/assets/mf-a/remoteEntry.js' }] as unknown as readonly PageRemote[];
  const report = createFaultReporter(remotes);
  const error = Object.assign(new Error('x'), { stack: 'x'.repeat(3_000) });
  for (const name of ['mf-a', 'mf-a', 'mf-unknown']) report(name, error);
  expect(sent.map(([path]) => path)).toEqual(['/part-faults']);
  const body = new FileReader();
  const read = new Promise((resolve) => body.addEventListener('load', resolve));
  body.readAsText(sent[0]?.[1] as Blob);
  await read;
  expect(JSON.parse(String(body.result))).toEqual({
    name: 'mf-a',
    url: '/assets/mf-a/remoteEntry.js',
    stack: 'x'.repeat(2_000),
  });
  expect(sent[0]?.[1].type).toBe('application/json');
});
