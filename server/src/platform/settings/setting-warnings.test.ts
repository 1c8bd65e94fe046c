import { settingWarnings } from './setting-warnings.ts';

const development = {
  publicUrl: null,
  trustProxy: false,
  siteEnv: 'development',
  smokeChromiumPath: null,
  databaseUrl: null,
} as const;

test.each([
  ['https://www.example.com', false, 1],
  ['https://www.example.com', 'loopback', 0],
  ['http://www.example.com', false, 0],
  [null, false, 0],
])('the settings PUBLIC_URL %s and TRUST_PROXY %s cause %d warnings', (publicUrl, trustProxy, count) => {
  expect(
    settingWarnings({ ...development, publicUrl, trustProxy: trustProxy as string | false }),
  ).toHaveLength(count);
});

test('the warning about TRUST_PROXY names the consequence and the remedy', () => {
  const [warning] = settingWarnings({ ...development, publicUrl: 'https://www.example.com' });
  expect(warning).toMatch(/TRUST_PROXY.*share one set of limits.*Set TRUST_PROXY/);
});

test('a production site on its embedded database gets a warning with the command that moves the database', () => {
  const production = {
    ...development,
    siteEnv: 'production',
    smokeChromiumPath: '/usr/bin/chromium',
  } as const;
  expect(settingWarnings(production)).toEqual([expect.stringMatching(/DATABASE_URL.*backup move-database/)]);
});

test('a production site without Chromium for the smoke test gets a warning', () => {
  const production = {
    ...development,
    siteEnv: 'production',
    databaseUrl: 'postgres://site@127.0.0.1/site',
  } as const;
  expect(settingWarnings(production)).toEqual([
    expect.stringMatching(/Install Chromium and set SMOKE_CHROMIUM_PATH/),
  ]);
  expect(settingWarnings({ ...production, smokeChromiumPath: '/usr/bin/chromium' })).toEqual([]);
});
