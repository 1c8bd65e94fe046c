import { totpStep } from './totp-step.ts';

/** Test values from RFC 6238, appendix B: SHA-1, the last six of the eight digits. */
const secret = '12345678901234567890';
const rfc = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const;

test.each(rfc)('%d seconds after the start of 1970, the code is %s', (seconds, code) => {
  expect(totpStep(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test.each([
  [-60, null],
  [-30, 41_152_263],
  [30, 41_152_263],
  [60, null],
])(
  'accepts a code only in its time step and the two adjacent steps (clock off by %d seconds)',
  (off, step) => {
    expect(totpStep(secret, '005924', (1_234_567_890 + off) * 1000)).toBe(step);
  },
);

test.each(['', '5924', '0059240', '00592a'])('refuses %j as a code', (code) => {
  expect(totpStep(secret, code, 1_234_567_890_000)).toBeNull();
});
