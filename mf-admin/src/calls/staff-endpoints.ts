import {
  accounts,
  audit,
  config,
  desk,
  help,
  mail,
  privacy,
  products,
  publicCalendar,
  registryTokens,
  remotes,
  replies,
  submissions,
  work,
} from '@title24/remote-kit/rpc';
import { siteEndpoints } from '@title24/remote-kit/runtime';
import { loadHelpTexts } from './load-help-texts.ts';

/** Returns the queries and mutations of the staff tools. */
export const useStaffEndpoints = siteEndpoints((endpoints) => ({
  accountList: endpoints.query(accounts.find, ['Accounts']),
  roles: endpoints.query(accounts.roles),
  grantRole: endpoints.change(accounts.grantRole, ['Accounts']),
  revokeRole: endpoints.change(accounts.revokeRole, ['Accounts']),
  setEnabled: endpoints.change(accounts.setEnabled, ['Accounts']),

  auditEntries: endpoints.query(audit.find),

  order: endpoints.query(desk.load),
  orderSnapshot: endpoints.query(desk.snapshot),
  orderDifference: endpoints.query(desk.difference),

  businessDays: endpoints.query(publicCalendar.load),

  parkedMail: endpoints.query(mail.findParked, ['Mail']),
  retryMail: endpoints.change(mail.retry, ['Mail']),

  personalData: endpoints.query(privacy.find, ['Accounts']),
  erasePersonalData: endpoints.change(privacy.erase, ['Accounts']),

  catalogue: endpoints.query(products.findAll, ['Products']),
  product: endpoints.query(products.findBySKU),
  updateProduct: endpoints.change(products.update, ['Products']),

  configuration: endpoints.query(config.loadForEdit),
  estimatorPrices: endpoints.query(config.loadEstimatorPrices),

  helpTexts: endpoints.combined(loadHelpTexts),
  helpText: endpoints.query(help.findById),
  helpHistory: endpoints.query(help.history),

  remotes: endpoints.query(remotes.list, ['Remotes']),
  remoteHistory: endpoints.query(remotes.history, ['Remotes']),
  remoteFailures: endpoints.query(remotes.failures, ['Remotes']),
  remoteOutcome: endpoints.change(remotes.outcome, ['Remotes']),
  previewRemote: endpoints.change(remotes.preview, []),
  releaseRemote: endpoints.change(remotes.release, ['Remotes']),
  rollBackRemote: endpoints.change(remotes.rollback, ['Remotes']),
  withdrawRemote: endpoints.change(remotes.withdraw, ['Remotes']),
  registryTokens: endpoints.query(registryTokens.list, ['RegistryTokens']),
  createRegistryToken: endpoints.change(registryTokens.create, ['RegistryTokens']),
  revokeRegistryToken: endpoints.change(registryTokens.revoke, ['RegistryTokens']),

  work: endpoints.query(work.find),
  workNeighbors: endpoints.query(work.neighbors),
  colleagues: endpoints.query(work.colleagues),
  savedReplies: endpoints.query(replies.load),
  submission: endpoints.query(submissions.load),
}));
