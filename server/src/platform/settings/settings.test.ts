import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings, settingNames } from './settings.ts';
import { SettingsError } from './settings-error.ts';

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readSettings(env, '/site');
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('settings', () => {
  test('docs/operations.md lists each setting with its default', () => {
    const operations = readFileSync(path.join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
    const [table = ''] = operations.split('## Several processes');
    const rows = [...table.matchAll(/^\| (`[^|]*`[^|]*) \| ([^|]*) \|/gm)].map(
      ([, names = '', defaults = '']) => ({
        names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
        defaults: defaults.trim().split(', '),
      }),
    );
    const ofCommands = ['REGISTRY_URL', 'REGISTRY_TOKEN', 'AUTH_SECRET_FILE'];
    // Only the repository's commands and tests set these.
    const internal = ['PUBLISH_BUILDS_FROM', 'AWAIT_BUILDS', 'PUBLISH_PARTS', 'BUILD_MODE', 'STRIPE_API_URL'];
    const listed = rows.flatMap(({ names }) => names).filter((name) => !ofCommands.includes(name));
    expect([...listed, ...internal].sort()).toEqual([...settingNames].sort());
    const stated = rows.filter(
      ({ names, defaults }) => names.length === defaults.length && defaults[0] !== '–',
    );
    expect(stated.length).toBeGreaterThan(15);
    const env = stated.flatMap(({ names, defaults }) => names.map((name, at) => [name, defaults[at]]));
    expect(readSettings(Object.fromEntries(env), '/site')).toEqual(readSettings({}, '/site'));
  });

  test('the settings are read from the environment', () => {
    const settings = readSettings(
      {
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/var/site',
        DATABASE_URL: 'postgres://u:p@db/title24',
        SMTP_URL: 'smtps://u:p@mail.example.com:465',
        PUBLIC_URL: 'https://www.example.com/',
        SITE_ENV: 'production',
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
        UPLOAD_MAX_FILE_SIZE: '2 KB',
        UPLOAD_MAX_SUBMISSION_SIZE: '4096',
      },
      '/site',
    );
    expect(settings).toMatchObject({
      port: 8080,
      dataDir: '/var/site',
      publicUrl: 'https://www.example.com',
      logLevel: 'info',
      trustProxy: 'loopback, 10.0.0.0/8',
      shutdownDelayMs: 5000,
      secondFactorRoles: ['Admin'],
      upload: { maxFileBytes: 2048, maxSubmissionBytes: 4096 },
    });
  });

  test.each([
    ['https://assets.example.com/', 'https://assets.example.com'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
    // The site's own origin is stored as null.
    ['https://www.example.com', null],
  ])('the files of parts can be served from %s', (given, assetsUrl) => {
    const env = { PUBLIC_URL: 'https://www.example.com', ASSETS_URL: given };
    expect(readSettings(env, '/site')).toMatchObject({ assetsUrl });
  });

  test('the shutdown delay can be set, even to zero', () => {
    const env = { SITE_ENV: 'production', MAIL: 'none', PUBLIC_URL: 'https://www.example.com' };
    expect(readSettings({ ...env, SHUTDOWN_DELAY: '0' }, '/site').shutdownDelayMs).toBe(0);
    expect(readSettings({ ...env, SHUTDOWN_DELAY: '20' }, '/site').shutdownDelayMs).toBe(20_000);
  });

  test('an empty variable counts as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' }, '/site')).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'http://localhost'],
    ['PUBLISH_BUILDS', 'never'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['DATABASE_URL', 'not a url'],
    ['DATABASE_POOLER_URL', 'http://pooler:6432/x'],
    ['DATABASE_CONNECTIONS', '1'],
    ['PAGE_CACHE_SECONDS', '3601'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['PUBLIC_URL', 'www.example.com'],
    ['PUBLIC_URL', 'https://www.example.com/site'],
    ['ASSETS_URL', 'assets.example.com'],
    ['ASSETS_URL', 'http://assets.example.com'],
    ['ASSETS_URL', 'https://assets.example.com/site'],
    ['ASSETS_URL', "https://assets.example.com/ 'unsafe-inline'"],
    ['MAIL', 'smtp'],
    ['SITE_ENV', 'prod'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'everybody'],
    ['MAX_CONNECTIONS', '0'],
    ['SHUTDOWN_DELAY', '301'],
    ['MAIL_BOUNCE_ADDRESS', 'bounces'],
    ['DKIM_SELECTOR', 'a b'],
    ['DKIM_PRIVATE_KEY', 'secret'],
    ['UPLOAD_MAX_FILES', '0'],
    ['UPLOAD_FORMS_PER_HOUR', '0'],
    ['CLAMD_URL', 'http://127.0.0.1:3310'],
    ['CLAMD_URL', 'tcp://127.0.0.1'],
    ['CLAMD_URL', 'unix:clamd.ctl'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318'],
    ['AUTH_SECRET', 'x'.repeat(31)],
    ['AUTH_SECRET', `${'x'.repeat(40)},short`],
    ['STRIPE_SECRET_KEY', 'pk_live_51H8aBcDeFgHiJ'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_API_URL', 'localhost:12111'],
    ['STRIPE_TEST_MODE', 'yes'],
    ['S3_REGION', 'us west'],
    ['UPLOAD_MAX_FILE_SIZE', '0'],
    ['UPLOAD_MAX_FILE_SIZE', '5 apples'],
  ])('the error names the invalid setting %s=%s', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} must`));
  });

  test('one line lists all invalid settings', () => {
    const problems = problemsOf({ PORT: 'x', SITE_ENV: 'y', LOG_LEVEL: 'z' });
    expect(problems).toHaveLength(3);
    expect(() => readSettings({ PORT: 'x', SITE_ENV: 'y' }, '/')).toThrow(
      /^Bad setting: PORT .*; SITE_ENV .*start again\.$/,
    );
  });

  test('the error does not repeat an invalid DATABASE_URL, which may contain a password', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://u:hunter2@db/x' }).join()).not.toContain('hunter2');
  });

  describe('card provider', () => {
    const webhook = { STRIPE_WEBHOOK_SECRET: 'whsec_7d1f0b9c5a3e4d2f' };
    const test1 = { STRIPE_SECRET_KEY: 'sk_test_51H8aBcDeFgHiJ', ...webhook };
    const production = {
      SITE_ENV: 'production',
      MAIL: 'none',
      PUBLIC_URL: 'https://www.example.com',
    };

    test("the card provider's keys must be set together", () => {
      expect(readSettings(test1, '/site').stripe).toEqual({
        secretKey: 'sk_test_51H8aBcDeFgHiJ',
        webhookSecrets: ['whsec_7d1f0b9c5a3e4d2f'],
        apiUrl: null,
      });
      expect(problemsOf({ STRIPE_SECRET_KEY: test1.STRIPE_SECRET_KEY })).toEqual([
        'STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY',
      ]);
      expect(problemsOf(webhook)).toEqual([
        'STRIPE_SECRET_KEY must be set together with the other STRIPE_ settings',
      ]);
    });

    test('a production site requires live card keys, unless STRIPE_TEST_MODE is true', () => {
      expect(problemsOf({ ...production, ...test1 })).toEqual([
        expect.stringMatching(/^STRIPE_SECRET_KEY must be a live key .*STRIPE_TEST_MODE=true$/),
      ]);
      expect(problemsOf({ ...production, ...test1, STRIPE_TEST_MODE: 'true' })).toEqual([]);
      expect(problemsOf({ ...production, ...webhook, STRIPE_SECRET_KEY: 'sk_live_51H8aBcDeFgHiJ' })).toEqual(
        [],
      );
    });

    test("the card provider's API URL can be changed only with test keys and outside production", () => {
      const elsewhere = { STRIPE_API_URL: 'http://127.0.0.1:12111' };
      expect(problemsOf({ ...test1, ...elsewhere })).toEqual([]);
      expect(problemsOf({ ...production, ...test1, ...elsewhere, STRIPE_TEST_MODE: 'true' })).toEqual([
        expect.stringMatching(/^STRIPE_API_URL must not be set/),
      ]);
      expect(problemsOf({ ...webhook, ...elsewhere, STRIPE_SECRET_KEY: 'rk_live_51H8aBcDeFgHiJ' })).toEqual([
        'STRIPE_SECRET_KEY must be a test key if STRIPE_API_URL is set',
      ]);
    });
  });

  describe('production site', () => {
    const production = {
      SITE_ENV: 'production',
      SMTP_URL: 'smtps://mail.example.com',
      PUBLIC_URL: 'https://www.example.com',
    };

    test('a production site must have a mail server and a public URL', () => {
      expect(problemsOf(production)).toEqual([]);
      expect(problemsOf({ SITE_ENV: 'production' })).toEqual([
        expect.stringMatching(/^SMTP_URL must .*MAIL=none$/),
        expect.stringMatching(/^PUBLIC_URL must /),
      ]);
    });

    test('a production site may disable mail, but must still have a public URL', () => {
      const silent = { ...production, SMTP_URL: '', MAIL: 'none' };
      expect(readSettings(silent, '/site')).toMatchObject({ smtpUrl: null, sendsMail: false });
      expect(problemsOf({ ...silent, PUBLIC_URL: '' })).toEqual([expect.stringMatching(/^PUBLIC_URL must /)]);
    });
  });

  test('MAIL=none together with a mail server is refused', () => {
    expect(problemsOf({ MAIL: 'none', SMTP_URL: 'smtp://mail.example.com' })).toEqual([
      expect.stringMatching(/^MAIL must not be none if SMTP_URL is set/),
    ]);
  });

  const store = { S3_BUCKET: 'plans', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hunter2' };

  test('the settings of an object store are read, and its endpoint and keys are optional', () => {
    const { s3 } = readSettings({ ...store, S3_ENDPOINT: 'https://storage.example.com' }, '/site');
    expect(s3).toEqual({
      endpoint: 'https://storage.example.com',
      region: 'us-east-1',
      bucket: 'plans',
      keys: [{ accessKeyId: 'key', secretAccessKey: 'hunter2' }],
      directUrl: null,
    });
    expect(readSettings(store, '/site').s3?.endpoint).toBeNull();
    expect(readSettings({ S3_BUCKET: 'plans' }, '/site').s3).toMatchObject({ keys: [] });
  });

  test('several keys of an object store are separated by commas, and each needs its secret', () => {
    const both = { ...store, S3_ACCESS_KEY_ID: 'new, old', S3_SECRET_ACCESS_KEY: 'one, two' };
    expect(readSettings(both, '/site').s3?.keys).toEqual([
      { accessKeyId: 'new', secretAccessKey: 'one' },
      { accessKeyId: 'old', secretAccessKey: 'two' },
    ]);
    expect(problemsOf({ ...both, S3_SECRET_ACCESS_KEY: 'one' })).toEqual([
      expect.stringMatching(/^S3_SECRET_ACCESS_KEY must have a secret for each key/),
    ]);
  });

  test.each(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'the settings of an object store are refused if only %s is missing',
    (name) => {
      const problems = problemsOf({ ...store, [name]: '' });
      expect(problems).toEqual([`${name} must be set together with the other S3_ settings`]);
    },
  );

  test.each(['tcp://clamd.example.com:3310', 'tcp://[::1]:3310', 'unix:/run/clamav/clamd.ctl'])(
    'the URL of the virus scanner can be %s',
    (clamdUrl) => expect(readSettings({ CLAMD_URL: clamdUrl }, '/site')).toMatchObject({ clamdUrl }),
  );

  test('refuses a DKIM selector without a key, and a maximum submission size below the maximum file size', () => {
    expect(problemsOf({ DKIM_SELECTOR: 'site2026' })).toEqual([
      'DKIM_SELECTOR and DKIM_PRIVATE_KEY must both be set, or neither',
    ]);
    expect(problemsOf({ UPLOAD_MAX_FILE_SIZE: '2GB' })).toEqual([
      'UPLOAD_MAX_SUBMISSION_SIZE must not be smaller than UPLOAD_MAX_FILE_SIZE',
    ]);
  });

  test('the limit on a client’s unfinished uploads must allow a submission of the maximum size', () => {
    expect(problemsOf({ UPLOAD_UNFINISHED_PER_CLIENT: '900MB' })).toEqual([
      'UPLOAD_UNFINISHED_PER_CLIENT must not be smaller than UPLOAD_MAX_SUBMISSION_SIZE',
    ]);
  });

  test('the retention time of submissions is a number of days', () => {
    expect(readSettings({ SUBMISSION_RETENTION_DAYS: '365' }, '/site').submissionRetentionDays).toBe(365);
    for (const days of ['0', '-1', 'a year'])
      expect(problemsOf({ SUBMISSION_RETENTION_DAYS: days })).toEqual([
        expect.stringMatching(/^SUBMISSION_RETENTION_DAYS must be a whole number from 1/),
      ]);
  });
});

describe('secrets in files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'title24-secrets-'));
  const file = path.join(folder, 'auth-secret');
  writeFileSync(file, `${'s'.repeat(40)}\n`);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the line break at the end of a secret file is not part of the secret', () => {
    expect(readSettings({ AUTH_SECRET_FILE: file }).authSecrets).toEqual(['s'.repeat(40)]);
  });

  test('a secret file that cannot be read and a secret that is also set directly are refused', () => {
    const refused = () =>
      readSettings({
        AUTH_SECRET_FILE: file,
        AUTH_SECRET: 'x'.repeat(40),
        SMTP_URL_FILE: path.join(folder, 'none'),
      });
    expect(refused).toThrow('SMTP_URL_FILE must be a file that can be read (ENOENT)');
    expect(refused).toThrow('AUTH_SECRET and AUTH_SECRET_FILE must not both be set');
  });
});
