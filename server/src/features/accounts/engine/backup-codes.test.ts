import { backupCodesFromText, backupCodesToText, newBackupCodes, withoutBackupCode } from './backup-codes.ts';

test('newBackupCodes returns ten different codes', () => {
  const codes = newBackupCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-Za-z]{5}-[0-9A-Za-z]{5}$/);
  expect(newBackupCodes()).not.toEqual(codes);
});

const text = '["QqGoH-NxYAt","zVrVr-qZyVH","pWccP-HTLgm"]';
const codes = ['QqGoH-NxYAt', 'zVrVr-qZyVH', 'pWccP-HTLgm'];

test('backup codes are serialized as a JSON array', () => {
  expect(backupCodesFromText(text)).toEqual(codes);
  expect(backupCodesToText(codes)).toBe(text);
});

test('using a backup code removes only this code from the list', () => {
  expect(withoutBackupCode(codes, 'zVrVr-qZyVH')).toEqual(['QqGoH-NxYAt', 'pWccP-HTLgm']);
  expect(withoutBackupCode(['zVrVr-qZyVH'], 'zVrVr-qZyVH')).toEqual([]);
});

test.each(['', 'zVrVr', 'zVrVr-qZyVh', 'zVrVrqZyVH', 'zVrVr-qZyVH0'])(
  'refuses %j as a backup code',
  (code) => {
    expect(withoutBackupCode(codes, code)).toBeNull();
  },
);
