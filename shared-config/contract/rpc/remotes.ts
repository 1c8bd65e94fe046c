import { rpcService } from './method.ts';
import type { registryTokensSchemas, remotesSchemas } from './schemas/remotes.ts';

/** The parts of the site: what is live of them, and going forth and back. */
export const remotes = rpcService<typeof remotesSchemas>('remotes', {
  list: { resource: 'REMOTE', actions: ['READ'] },
  history: { resource: 'REMOTE', actions: ['READ'] },
  release: { resource: 'REMOTE', actions: ['UPDATE'] },
  rollback: { resource: 'REMOTE', actions: ['UPDATE'] },
  withdraw: { resource: 'REMOTE', actions: ['DELETE'] },
});

/** What teams publish parts with. */
export const registryTokens = rpcService<typeof registryTokensSchemas>('registryTokens', {
  list: { resource: 'REMOTE', actions: ['UPDATE'] },
  create: { resource: 'REMOTE', actions: ['UPDATE'] },
  revoke: { resource: 'REMOTE', actions: ['UPDATE'] },
});
