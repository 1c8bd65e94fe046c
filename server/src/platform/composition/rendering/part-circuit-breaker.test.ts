import { PartCircuitBreaker } from './part-circuit-breaker.ts';

function breakerAt(start: number) {
  const clock = { now: start };
  return { clock, breaker: new PartCircuitBreaker(() => clock.now) };
}

test('the third fault within a minute pauses a version for a minute', () => {
  const { breaker, clock } = breakerAt(1_000_000);
  expect([breaker.fault('a 1'), breaker.fault('a 1'), breaker.isResting('a 1')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(breaker.fault('a 1')).toBe(true);
  expect([breaker.isResting('a 1'), breaker.isResting('a 2')]).toEqual([true, false]);
  clock.now += 60_001;
  expect(breaker.isResting('a 1')).toBe(false);
});

test('faults half a minute apart do not pause a version', () => {
  const { breaker, clock } = breakerAt(1_000_000);
  for (let n = 0; n < 10; n++) {
    expect(breaker.fault('a 1')).toBe(false);
    clock.now += 31_000;
  }
});
