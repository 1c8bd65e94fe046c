import type { RouteMetadata } from '@title24/shared-config/contract';
import { formActions, myAccountAliases, paths } from './account-paths.ts';

const own = { headerImage: 'header-account.svg', noIndex: true } as const;

/** The screens of this remote. None is for search engines. */
export const routes: readonly RouteMetadata[] = [
  {
    ...own,
    path: paths.login,
    aliases: [formActions.login, formActions.verifyEmail],
    title: 'Login',
    heading: 'Login',
    description: 'Log in to see your account and what you have sent us.',
  },
  {
    ...own,
    path: paths.register,
    aliases: [formActions.register],
    title: 'Create an account',
    heading: 'Create an account',
    description: 'A free account keeps your Title 24 projects together. You need an e-mail address.',
  },
  {
    ...own,
    path: paths.resetPassword,
    aliases: [formActions.requestPasswordReset, formActions.resetPassword],
    title: 'Reset your password',
    heading: 'Reset your password',
    description: 'Ask for a link by e-mail and choose a new password.',
  },
  {
    ...own,
    path: paths.logout,
    aliases: [formActions.logout, formActions.logoutEverywhere],
    title: 'Logout',
    heading: 'Logout',
    description: 'End your login in this browser.',
  },
  {
    ...own,
    path: paths.myAccount,
    aliases: myAccountAliases,
    title: 'My Account',
    heading: 'My Account',
    description: 'Your e-mail address and password, where you are logged in, and what you have sent us.',
  },
];
