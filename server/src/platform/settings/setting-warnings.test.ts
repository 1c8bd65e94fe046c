import { settingWarnings } from './setting-warnings.ts';

test.each([
  ['https://www.example.com', false, 1],
  ['https://www.example.com', 'loopback', 0],
  ['http://www.example.com', false, 0],
  [null, false, 0],
])('PUBLIC_URL %s, TRUST_PROXY %s: %d warnings', (publicUrl, trustProxy, count) => {
  expect(settingWarnings({ publicUrl, trustProxy: trustProxy as string | false })).toHaveLength(count);
});

test('the warning says what follows and what to do', () => {
  const [warning] = settingWarnings({ publicUrl: 'https://www.example.com', trustProxy: false });
  expect(warning).toMatch(/TRUST_PROXY.*share one set of limits.*Set TRUST_PROXY/);
});
