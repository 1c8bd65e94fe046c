import { createHash, randomBytes } from 'node:crypto';
import type { Site } from './site.ts';

interface Scope {
  readonly names: readonly string[];
  readonly paths: readonly string[];
}

/** Creates a registry token for publishing, releasing and rolling back. */
export async function registryToken(site: Site, { names, paths }: Scope): Promise<string> {
  const secret = `t24r_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(secret).digest('hex');
  await site.sql(
    `insert into registry_tokens (label, hash, names, paths, actions, created_by, expires_at)
     values ('A team', $1, $2, $3, '["publish", "release", "rollback"]', 'A test', now() + interval '1 day')`,
    [hash, JSON.stringify(names), JSON.stringify(paths)],
  );
  return secret;
}
