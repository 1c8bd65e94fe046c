import { freeReceived } from './received-buffers.ts';

test('only chunks that do not share their memory are freed', () => {
  const whole = Buffer.alloc(65_536, 'plan ');
  const shared = Buffer.alloc(65_536, 'plan ');
  const reused = Buffer.alloc(255, '-');
  freeReceived([whole, shared.subarray(0, 65_000), reused]);
  expect([whole, shared, reused].map(({ length }) => length)).toEqual([0, 65_536, 255]);
});
