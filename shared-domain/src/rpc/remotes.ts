import { rpcService } from './method.ts';
import type { registryTokensSchemas, remotesSchemas } from './schemas/remotes.ts';

/** Live versions, releases and rollbacks of the site's parts, for staff. */
export const remotes = rpcService<typeof remotesSchemas>('remotes', {
  list: { resource: 'REMOTE', actions: ['READ'] },
  history: { resource: 'REMOTE', actions: ['READ'] },
  failures: { resource: 'REMOTE', actions: ['READ'] },
  preview: { resource: 'REMOTE', actions: ['UPDATE'] },
  release: { resource: 'REMOTE', actions: ['UPDATE'] },
  rollback: { resource: 'REMOTE', actions: ['UPDATE'] },
  outcome: { resource: 'REMOTE', actions: ['READ'] },
  withdraw: { resource: 'REMOTE', actions: ['DELETE'] },
});

/** For staff: the tokens with which teams publish parts. */
export const registryTokens = rpcService<typeof registryTokensSchemas>('registryTokens', {
  list: { resource: 'REMOTE', actions: ['UPDATE'] },
  create: { resource: 'REMOTE', actions: ['UPDATE'] },
  revoke: { resource: 'REMOTE', actions: ['UPDATE'] },
});
