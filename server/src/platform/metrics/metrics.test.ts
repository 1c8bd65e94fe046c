import { Metrics } from './metrics.ts';

test('a gauge that cannot be read is absent, so that no alert takes it for 0', async () => {
  const metrics = new Metrics();
  let free = 5;
  metrics.gauge('free_bytes', 'Free space', [], () =>
    free > 0 ? [{ value: free }] : Promise.reject(new Error('gone')),
  );
  expect(await metrics.text()).toMatch(/^free_bytes 5$/m);
  free = 0;
  expect(await metrics.text()).not.toMatch(/^free_bytes /m);
});
