import { RequestCounts } from '../../../limits/request-counts.ts';
import type { RegistryActor } from '../tokens/registry-actor.ts';
import { maxDailyBlobBytes, takeFromQuota } from './blob-quota.ts';
import { operator } from './local-access.ts';
import { RegistryProblem } from './registry-problem.ts';

const day = 86_400_000;
const megabyte = 1024 ** 2;
const scope = { names: ['mf-a'], paths: ['/a'], actions: ['publish'] as const };
const token = (tokenId: string): RegistryActor => ({ accountId: null, accountName: 'CI', tokenId, scope });

function quota() {
  const clock = { now: 0 };
  const counts = new RequestCounts(null as never, () => clock.now);
  const send = (actor: RegistryActor, bytes: number) => takeFromQuota(counts, actor, bytes);
  return { clock, send };
}

test('a token may send 1 GB a day, regardless of other tokens', () => {
  const { clock, send } = quota();
  for (let sent = 0; sent < maxDailyBlobBytes; sent += 16 * megabyte) send(token('a'), 16 * megabyte);
  expect(() => send(token('a'), 1)).toThrow(RegistryProblem);
  expect(() => send(token('a'), 1)).toThrow(/has sent 1024 MB of files within a day/);
  send(token('b'), megabyte);
  clock.now = day;
  send(token('a'), megabyte);
});

test('the site’s own commands have no quota', () => {
  const { send } = quota();
  for (let sent = 0; sent <= maxDailyBlobBytes; sent += 512 * megabyte) send(operator, 512 * megabyte);
});
