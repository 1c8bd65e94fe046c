import { readFileSync } from 'node:fs';
import { SettingsError } from './settings-error.ts';

/**
 * Settings with a secret. The secret can instead be in a file. The path of the file is then in a setting such as
 * `AUTH_SECRET_FILE`. The list includes the selector of the DKIM key, because it changes together with that key.
 */
export const fileSettings = [
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'SMTP_URL',
  'DKIM_SELECTOR',
  'DKIM_PRIVATE_KEY',
  'AUTH_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/**
 * Returns `env` with secrets added from files. Systemd and containers can provide such files.
 * @throws SettingsError that names each setting whose file cannot be read, and each setting that is also set directly
 */
export function withSecretFiles(env: Readonly<Record<string, string>>): Record<string, string> {
  const problems: string[] = [];
  const read: Record<string, string> = {};
  for (const name of fileSettings) {
    const file = env[`${name}_FILE`];
    if (file === undefined) continue;
    if (env[name] !== undefined) problems.push(`${name} and ${name}_FILE must not both be set`);
    try {
      read[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      problems.push(
        `${name}_FILE must be a file that can be read (${(error as NodeJS.ErrnoException).code})`,
      );
    }
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return { ...env, ...read };
}
