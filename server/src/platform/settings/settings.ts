import path from 'node:path';
import { defaultUploadLimits, type UploadLimits } from '@title24/shared-domain/full-service';
import * as v from 'valibot';
import { byteSize } from './byte-size.ts';
import { type MailSender, mailSender, mailSenderEnvironment } from './mail-sender.ts';
import { type S3Settings, s3Environment, s3Settings } from './s3-settings.ts';
import { withSecretFiles } from './secret-files.ts';
import { SettingsError } from './settings-error.ts';
import { type StripeSettings, stripeEnvironment, stripeSettings } from './stripe-settings.ts';

const siteEnvironments = ['development', 'staging', 'production'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Server settings, parsed once from the environment (docs/operations.md, 'Settings'). */
export interface Settings {
  /** Folder whose built parts are published at startup, such as the repository for `npm start`; null for none. */
  readonly publishBuildsFrom: string | null;
  /** Whether the parent process builds the parts and sends a message when it is done (`npm start`). */
  readonly awaitBuilds: boolean;
  /** With `seed`, startup does not replace parts that were released by a command. With `always`, it replaces them. */
  readonly publishBuilds: 'seed' | 'always';
  /** Parts to publish at startup; null for all built parts. */
  readonly publishParts: readonly string[] | null;
  /**
   * Which builds to publish. Development builds include development React, which reports every hydration mismatch.
   * Pages that are open apply changes from `watch` builds (`npm run dev`).
   */
  readonly buildMode: 'production' | 'development' | 'watch';
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for the site's data, except data on the servers of `databaseUrl` and `s3`. */
  readonly dataDir: string;
  readonly processes: number;
  /** A PostgreSQL server; null for the embedded one. The URL contains a password and must never be logged. */
  readonly databaseUrl: string | null;
  /**
   * A transaction pooler for requests; null for direct connections. The URL contains a password and must never be
   * logged.
   */
  readonly databasePoolerUrl: string | null;
  /** Maximum number of database connections for requests, per process. */
  readonly databaseConnections: number;
  /**
   * The mail server; null for the local mailbox. Neither is used if `sendsMail` is false. The URL contains a password
   * and must never be logged.
   */
  readonly smtpUrl: string | null;
  /** False for `MAIL=none`: email is not sent, but kept for staff to see. */
  readonly sendsMail: boolean;
  readonly mailSender: MailSender;
  /** Public origin without a trailing slash; null for the address on which the server listens. */
  readonly publicUrl: string | null;
  /** Origin of a CDN in front of /assets/, without a trailing slash; null if the site serves the parts' files. */
  readonly assetsUrl: string | null;
  /** Seconds for which shared caches may keep a page that is the same for everyone; 0 for no caching. */
  readonly pageCacheSeconds: number;
  /** Whether browsers must use https for all subdomains of the site's host too. */
  readonly hstsSubdomains: boolean;
  readonly siteEnv: (typeof siteEnvironments)[number];
  readonly logLevel: (typeof logLevels)[number];
  /** Addresses of the proxies that are trusted to state a client's address and protocol; false for none. */
  readonly trustProxy: false | string;
  /** Maximum number of open client connections per process. Others are closed immediately. */
  readonly maxConnections: number;
  /** Milliseconds after SIGTERM during which the site still serves but reports that it is not ready. */
  readonly shutdownDelayMs: number;
  /** Per client. Each call in a batch counts. */
  readonly rpcRequestsPerMinute: number;
  /** Uncached pages per client. */
  readonly pageRendersPerMinute: number;
  readonly upload: UploadLimits;
  /** Full Service forms per client. The same limit applies to forms that add files or comments to a case. */
  readonly uploadFormsPerHour: number;
  /** Requests of resumable uploads (tus) per client. */
  readonly uploadRequestsPerMinute: number;
  /** Disk space, in bytes, that uploads leave free for the database and other data. */
  readonly uploadKeepFree: number;
  /** Maximum total size, in bytes, of a client's unfinished uploads. */
  readonly uploadUnfinishedPerClient: number;
  /** Days without changes after which a closed submission is deleted with its files; null to keep all submissions. */
  readonly submissionRetentionDays: number | null;
  /** Days for which email is kept after it was queued. Email that is still waiting for delivery is not deleted. */
  readonly mailRetentionDays: number;
  readonly auditRetentionDays: number;
  /** Days for which a version's files are kept for open tabs after the version was last live. */
  readonly registryRetentionDays: number;
  /** Path of the Chromium that opens sample pages of a release before it goes live; null to skip this test. */
  readonly smokeChromiumPath: string | null;
  /** Whether render bundles that teams publish with tokens may run on a machine that cannot isolate renderers. */
  readonly allowUnconfinedThirdParty: boolean;
  /** Whether the site refuses to start on a machine that cannot isolate renderers. */
  readonly requireConfinedRenderers: boolean;
  /**
   * Object store for submitted files and the files of parts; null for the data folder. Contains a secret, so it must
   * never be logged.
   */
  readonly s3: S3Settings | null;
  /** Payment settings for cards; null if orders are paid by invoice. They contain secrets and must never be logged. */
  readonly stripe: StripeSettings | null;
  /** The virus scanner (clamd); null for none. A new file can be opened only after the scanner finds no virus. */
  readonly clamdUrl: string | null;
  /**
   * Keys for authenticator secrets and backup codes; empty for the key in the database. The first key
   * encrypts, and all keys decrypt. They must never be logged.
   */
  readonly authSecrets: readonly string[];
  readonly secondFactorRoles: readonly string[];
  /** A file with the time that the site uses, for development and tests; null for the computer's clock. */
  readonly clockFile: string | null;
  /** Address on which Prometheus reads this server's metrics; null to measure nothing. */
  readonly metricsAddress: { readonly host: string; readonly port: number } | null;
  /** Whether spans are sent to the OpenTelemetry collector that the OTEL_ variables name. */
  readonly exportsSpans: boolean;
  /** Headers of requests to that collector. They may contain a secret and must never be logged. */
  readonly otlpHeaders: string | null;
}

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be a whole number from ${min} to ${max}`),
    v.maxValue(max, `must be a whole number from ${min} to ${max}`),
  );

const urlWith = (protocols: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address such as ${example}`,
    ),
  );

/** Browsers treat these hosts as secure even without TLS. */
const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const origin = v.pipe(
  urlWith(['http:', 'https:'], 'https://www.example.com'),
  v.check((text) => {
    // An earlier check in the pipe has already reported an invalid URL.
    if (!URL.canParse(text)) return true;
    const { pathname, search, hash, username } = new URL(text);
    return pathname === '/' && !search && !hash && !username;
  }, 'must be an origin without a path, such as https://www.example.com'),
  v.transform((text) => new URL(text).origin),
);

const assetsOrigin = v.pipe(
  origin,
  v.check(
    (text) => text.startsWith('https:') || loopbackHosts.has(new URL(text).hostname),
    'must be an https origin, such as https://assets.example.com (http for localhost only)',
  ),
);

const host = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address'));

const proxies = v.pipe(
  v.string(),
  v.regex(
    /^(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?)(\s*,\s*(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?))*$/,
    'must be the addresses or networks of your proxies, separated by commas, such as loopback or 10.0.0.0/8',
  ),
);

const scanner = v.pipe(
  v.string(),
  v.regex(
    /^(tcp:\/\/([\w.-]+|\[[\da-f:]+\]):\d{1,5}|unix:\/.+)$/i,
    'must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
  ),
);

const secrets = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((secret) => secret.trim())),
  v.check(
    (all) => all.every(({ length }) => length >= 32),
    'must have at least 32 characters, such as those that `openssl rand -base64 32` prints; several are separated by commas, the newest first',
  ),
);

const metricsAddress = v.pipe(
  v.string(),
  v.regex(/^[\w.-]+:\d{1,5}$/, 'must be an address of this machine and a port, such as 127.0.0.1:9464'),
  v.transform((text) => {
    const [host = '', port] = text.split(':');
    return { host, port: Number(port) };
  }),
);

const databaseUrl = urlWith(
  ['postgres:', 'postgresql:'],
  'postgres://user:password@db.example.com:5432/title24',
);

const booleanSetting = v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false');

const gigabyte = 1024 ** 3;

/** Records of privacy requests must be kept for 24 months (Cal. Code Regs., tit. 11, § 7101). */
const minAuditDays = 732;

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(host, '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  PROCESSES: v.optional(wholeNumber(1, 64), '1'),
  PUBLISH_BUILDS_FROM: v.optional(v.string()),
  AWAIT_BUILDS: booleanSetting,
  PUBLISH_BUILDS: v.optional(v.picklist(['seed', 'always'], 'must be seed or always'), 'seed'),
  PUBLISH_PARTS: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z-]+(,[a-z-]+)*$/, 'must be names of parts, separated by commas')),
  ),
  BUILD_MODE: v.optional(
    v.picklist(['production', 'development', 'watch'], 'must be production, development or watch'),
    'production',
  ),
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_POOLER_URL: v.optional(databaseUrl),
  DATABASE_CONNECTIONS: v.optional(wholeNumber(2, 1000), '10'),
  SMTP_URL: v.optional(urlWith(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com:465')),
  MAIL: v.optional(v.literal('none', 'must be none, or not be set')),
  ...mailSenderEnvironment,
  PUBLIC_URL: v.optional(origin),
  ASSETS_URL: v.optional(assetsOrigin),
  PAGE_CACHE_SECONDS: v.optional(wholeNumber(0, 3600), '0'),
  HSTS_SUBDOMAINS: booleanSetting,
  SITE_ENV: v.optional(
    v.picklist(siteEnvironments, `must be one of ${siteEnvironments.join(', ')}`),
    'development',
  ),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`)),
  TRUST_PROXY: v.optional(proxies),
  MAX_CONNECTIONS: v.optional(wholeNumber(1, 1_000_000), '5000'),
  SHUTDOWN_DELAY: v.optional(wholeNumber(0, 300)),
  RPC_REQUESTS_PER_MINUTE: v.optional(wholeNumber(1, 100_000_000), '600'),
  PAGE_RENDERS_PER_MINUTE: v.optional(wholeNumber(1, 100_000_000), '600'),
  UPLOAD_MAX_FILES: v.optional(wholeNumber(1, 1000), String(defaultUploadLimits.maxFiles)),
  UPLOAD_MAX_FILE_SIZE: v.optional(byteSize(1, 1024 * gigabyte), `${defaultUploadLimits.maxFileBytes}`),
  UPLOAD_MAX_SUBMISSION_SIZE: v.optional(
    byteSize(1, 1024 * gigabyte),
    `${defaultUploadLimits.maxSubmissionBytes}`,
  ),
  UPLOAD_FORMS_PER_HOUR: v.optional(wholeNumber(1, 1_000_000), '120'),
  UPLOAD_REQUESTS_PER_MINUTE: v.optional(wholeNumber(1, 1_000_000), '1200'),
  UPLOAD_KEEP_FREE: v.optional(byteSize(0, 1024 * gigabyte), '500MB'),
  UPLOAD_UNFINISHED_PER_CLIENT: v.optional(byteSize(1, 1024 * gigabyte), '5GB'),
  SUBMISSION_RETENTION_DAYS: v.optional(wholeNumber(1, 36_500)),
  MAIL_RETENTION_DAYS: v.optional(wholeNumber(1, 36_500), '90'),
  AUDIT_RETENTION_DAYS: v.optional(wholeNumber(minAuditDays, 36_500), String(minAuditDays)),
  REGISTRY_RETENTION_DAYS: v.optional(wholeNumber(1, 36_500), '30'),
  CLAMD_URL: v.optional(scanner),
  SMOKE_CHROMIUM_PATH: v.optional(
    v.pipe(v.string(), v.regex(/^\//, 'must be the path of a program, such as /usr/bin/chromium')),
  ),
  ALLOW_UNCONFINED_THIRD_PARTY: booleanSetting,
  REQUIRE_CONFINED_RENDERERS: booleanSetting,
  AUTH_SECRET: v.optional(secrets),
  SECOND_FACTOR_ROLES: v.optional(v.string()),
  CLOCK_FILE: v.optional(v.string()),
  METRICS_ADDRESS: v.optional(metricsAddress),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(urlWith(['http:', 'https:'], 'http://127.0.0.1:4318')),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(v.string()),
  ...s3Environment,
  ...stripeEnvironment,
});

/** Names of the environment variables that are settings. */
export const settingNames = Object.keys(environment.entries);

/**
 * Returns the settings in `env`, with defaults. A relative DATA_DIR or CLOCK_FILE is resolved against
 * `workingDirectory`, and secrets may be in files ({@link withSecretFiles}).
 * @throws SettingsError that names invalid settings and includes no secrets
 */
export function readSettings(env: NodeJS.ProcessEnv, workingDirectory = process.cwd()): Settings {
  const given = withSecretFiles(
    Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])),
    ),
  );
  const result = v.safeParse(environment, given);
  if (!result.success) {
    throw new SettingsError(result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`));
  }
  const { output } = result;
  const problems = problemsTogether(output);
  if (problems.length > 0) throw new SettingsError(problems);
  return {
    publishBuildsFrom: output.PUBLISH_BUILDS_FROM ?? null,
    awaitBuilds: output.AWAIT_BUILDS === 'true',
    publishBuilds: output.PUBLISH_BUILDS,
    publishParts: output.PUBLISH_PARTS?.split(',') ?? null,
    buildMode: output.BUILD_MODE,
    port: output.PORT,
    host: output.HOST,
    dataDir: path.resolve(workingDirectory, output.DATA_DIR),
    processes: output.PROCESSES,
    databaseUrl: output.DATABASE_URL ?? null,
    databasePoolerUrl: output.DATABASE_POOLER_URL ?? null,
    databaseConnections: output.DATABASE_CONNECTIONS,
    smtpUrl: output.SMTP_URL ?? null,
    sendsMail: output.MAIL !== 'none',
    mailSender: mailSender(output),
    publicUrl: output.PUBLIC_URL ?? null,
    // The site's own origin is stored as null.
    assetsUrl: output.ASSETS_URL === output.PUBLIC_URL ? null : (output.ASSETS_URL ?? null),
    pageCacheSeconds: output.PAGE_CACHE_SECONDS,
    hstsSubdomains: output.HSTS_SUBDOMAINS === 'true',
    siteEnv: output.SITE_ENV,
    logLevel: output.LOG_LEVEL ?? (output.SITE_ENV === 'development' ? 'warn' : 'info'),
    trustProxy: output.TRUST_PROXY ?? false,
    maxConnections: output.MAX_CONNECTIONS,
    shutdownDelayMs: 1000 * (output.SHUTDOWN_DELAY ?? (output.SITE_ENV === 'production' ? 5 : 0)),
    rpcRequestsPerMinute: output.RPC_REQUESTS_PER_MINUTE,
    pageRendersPerMinute: output.PAGE_RENDERS_PER_MINUTE,
    upload: {
      maxFiles: output.UPLOAD_MAX_FILES,
      maxFileBytes: output.UPLOAD_MAX_FILE_SIZE,
      maxSubmissionBytes: output.UPLOAD_MAX_SUBMISSION_SIZE,
    },
    uploadFormsPerHour: output.UPLOAD_FORMS_PER_HOUR,
    uploadRequestsPerMinute: output.UPLOAD_REQUESTS_PER_MINUTE,
    uploadKeepFree: output.UPLOAD_KEEP_FREE,
    uploadUnfinishedPerClient: output.UPLOAD_UNFINISHED_PER_CLIENT,
    submissionRetentionDays: output.SUBMISSION_RETENTION_DAYS ?? null,
    mailRetentionDays: output.MAIL_RETENTION_DAYS,
    auditRetentionDays: output.AUDIT_RETENTION_DAYS,
    registryRetentionDays: output.REGISTRY_RETENTION_DAYS,
    smokeChromiumPath: output.SMOKE_CHROMIUM_PATH ?? null,
    allowUnconfinedThirdParty: output.ALLOW_UNCONFINED_THIRD_PARTY === 'true',
    requireConfinedRenderers: output.REQUIRE_CONFINED_RENDERERS === 'true',
    s3: s3Settings(output),
    stripe: stripeSettings(output),
    clamdUrl: output.CLAMD_URL ?? null,
    authSecrets: output.AUTH_SECRET ?? [],
    secondFactorRoles: rolesIn(
      output.SECOND_FACTOR_ROLES ?? (output.SITE_ENV === 'production' ? 'Admin' : 'none'),
    ),
    metricsAddress: output.METRICS_ADDRESS ?? null,
    exportsSpans: output.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    otlpHeaders: output.OTEL_EXPORTER_OTLP_HEADERS ?? null,
    clockFile: output.CLOCK_FILE === undefined ? null : path.resolve(workingDirectory, output.CLOCK_FILE),
  };
}

/** Returns the names in a list such as `Admin,Analyst`; an empty list for `none`. */
function rolesIn(list: string): readonly string[] {
  return list === 'none' ? [] : list.split(',').map((name) => name.trim());
}

/** Returns the problems of settings that are valid alone but not in combination. */
function problemsTogether(output: v.InferOutput<typeof environment>): string[] {
  const problems: string[] = [];
  if (output.UPLOAD_MAX_SUBMISSION_SIZE < output.UPLOAD_MAX_FILE_SIZE) {
    problems.push('UPLOAD_MAX_SUBMISSION_SIZE must not be smaller than UPLOAD_MAX_FILE_SIZE');
  }
  if (output.UPLOAD_UNFINISHED_PER_CLIENT < output.UPLOAD_MAX_SUBMISSION_SIZE) {
    problems.push('UPLOAD_UNFINISHED_PER_CLIENT must not be smaller than UPLOAD_MAX_SUBMISSION_SIZE');
  }
  if (output.MAIL === 'none' && output.SMTP_URL) {
    problems.push('MAIL must not be none if SMTP_URL is set: remove one of the two');
  }
  if (output.DATABASE_POOLER_URL && !output.DATABASE_URL) {
    problems.push(
      'DATABASE_URL must be set together with DATABASE_POOLER_URL: some work needs a direct connection',
    );
  }
  if (!output.DKIM_SELECTOR !== !output.DKIM_PRIVATE_KEY) {
    problems.push('DKIM_SELECTOR and DKIM_PRIVATE_KEY must both be set, or neither');
  }
  if (output.SITE_ENV !== 'production') return problems;
  if (output.CLOCK_FILE) {
    problems.push("CLOCK_FILE must not be set for a production site: it goes by the computer's clock");
  }
  if (!output.SMTP_URL && !output.MAIL) {
    problems.push(
      'SMTP_URL must be the mail server of a production site; if the site should send no mail, set MAIL=none',
    );
  }
  if (!output.PUBLIC_URL) {
    problems.push(
      'PUBLIC_URL must be the public address of a production site, such as https://www.example.com',
    );
  }
  return problems;
}
