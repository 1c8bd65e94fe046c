import { rpcService } from './method.ts';
import type { registryTokensSchemas, remotesSchemas } from './schemas/remotes.ts';

/** Service with which staff manage the live versions, releases and rollbacks of the site's parts. */
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

/** Service with which staff manage the tokens that teams use for publishing parts. */
export const registryTokens = rpcService<typeof registryTokensSchemas>('registryTokens', {
  list: { resource: 'REMOTE', actions: ['UPDATE'] },
  create: { resource: 'REMOTE', actions: ['UPDATE'] },
  revoke: { resource: 'REMOTE', actions: ['UPDATE'] },
});
