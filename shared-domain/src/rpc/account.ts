import { rpcService } from './method.ts';
import type { accountSchemas } from './schemas/account.ts';

/** Calls about the caller's own account. */
export const account = rpcService<typeof accountSchemas>('account', {
  load: 'self',
  submissions: 'self',
  exportData: 'self',
  deleteAccount: 'self',
  changeEmail: 'self',
  changePassword: 'self',
  endSession: 'self',
  logoutEverywhere: 'self',
  startTotp: 'self',
  confirmTotp: 'self',
  stopTotp: 'self',
  passkeyOptions: 'self',
  addPasskey: 'self',
  removePasskey: 'self',
});
