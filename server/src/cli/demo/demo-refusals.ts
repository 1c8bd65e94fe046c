import { accounts } from '../../features/accounts/tables/accounts.table.ts';
import { projects } from '../../features/projects/tables/projects.table.ts';
import { submissions } from '../../features/submissions/submissions.table.ts';
import type { Database } from '../../platform/db/database.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Thrown if `npm run demo` must not fill this site. The message includes the remedy. */
export class DemoRefusedError extends StartupError {
  override readonly name = 'DemoRefusedError';
}

/**
 * Requires a development site that is on this machine and uses no outside services.
 * @throws DemoRefusedError for any other site
 */
export function requireLocalSite({ siteEnv, publicUrl, databaseUrl, smtpUrl, s3, stripe }: Settings): void {
  if (siteEnv !== 'development') {
    throw new DemoRefusedError('npm run demo is for development only: unset SITE_ENV.');
  }
  const outside = Object.entries({
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    S3_BUCKET: s3,
    STRIPE_SECRET_KEY: stripe,
  }).flatMap(([name, value]) => (value === null ? [] : [name]));
  if (outside.length > 0) {
    throw new DemoRefusedError(`npm run demo uses no outside services: unset ${outside.join(', ')}.`);
  }
}

/**
 * Requires an unused site. Orders need no check, because each belongs to a project.
 * @throws DemoRefusedError if the site has accounts, submissions or projects
 */
export async function requireUnusedSite(database: Database, dataDir: string): Promise<void> {
  for (const table of [accounts, submissions, projects]) {
    if ((await database.$count(table)) === 0) continue;
    throw new DemoRefusedError(
      `${dataDir} has accounts, cases or projects that npm run demo did not make. Set DATA_DIR to another folder.`,
    );
  }
}
