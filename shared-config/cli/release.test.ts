import type { ListedCanary } from '@title24/shared-domain';
import { canaryLines, publish, rollback } from './release.ts';

const progress = {
  visitors: 60,
  failed: 2,
  controlVisitors: 900,
  controlFailed: 19,
  endsAt: '2026-11-30T20:00:00.000Z',
  isSlow: false,
};
const running: ListedCanary = {
  version: '1.2.0',
  control: '1.1.0',
  percent: 5,
  startedAt: '2026-11-29T20:00:00.000Z',
  startedBy: 'the token “Team A”',
  reason: 'New figures',
  endedAt: null,
  outcome: null,
  endedBy: null,
  endedReason: null,
  progress,
};

test('F15: commands print how long a canary runs, even for a site with few visitors', () => {
  const [first, failures, end] = canaryLines(running);
  expect(first).toBe(
    '  1.2.0  canary for 5% of the visitors  started 2026-11-29T20:00:00.000Z by the token “Team A”: New figures',
  );
  expect(failures).toContain('failed for 2 of 60 visitors, and version 1.1.0 for 19 of 900');
  expect(end).toMatch(
    /ends after 1,000 visitors .* on Nov 30, 2026.* If the part has fewer than 200 .* until then/,
  );
  const slow = canaryLines({ ...running, progress: { ...progress, isSlow: true } });
  expect(slow[2]).toMatch(/has fewer than 200 visitors an hour, .* runs until Nov 30, 2026/);
});

test('F15: publish refuses an invalid percentage before it builds', async () => {
  for (const percent of ['0', '51', '5%', 'five'])
    await expect(publish('.', null, percent)).rejects.toThrow('from 1 to 50');
});

test('publish and rollback refuse a short reason before anything else', async () => {
  const refusal = '--reason: Give a reason of at least 3 characters.';
  await expect(publish('.', 'x', null)).rejects.toThrow(refusal);
  await expect(rollback('.', { to: null, reason: ' x ' })).rejects.toThrow(refusal);
});
