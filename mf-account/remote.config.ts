import { defineRemote } from '@title24/remote-kit/contract';
import { formActions, myAccountAliases, paths } from './src/account-paths.ts';

const own = { headerImage: 'header-account.svg', noIndex: true } as const;

export default defineRemote({
  name: 'mf-account',
  routes: [
    {
      ...own,
      path: paths.login,
      aliases: [formActions.login, formActions.verifyEmail],
      title: 'Login',
      heading: 'Login',
      description: 'Log in to see your account and what you have sent us.',
      page: () => import('./src/login/login-page.tsx').then(({ LoginPage }) => LoginPage),
    },
    {
      ...own,
      path: paths.register,
      aliases: [formActions.register],
      title: 'Create an account',
      heading: 'Create an account',
      description: 'A free account keeps your Title 24 projects together. You need an email address.',
      page: () => import('./src/register/register-page.tsx').then(({ RegisterPage }) => RegisterPage),
    },
    {
      ...own,
      path: paths.resetPassword,
      aliases: [formActions.requestPasswordReset, formActions.resetPassword],
      title: 'Reset your password',
      heading: 'Reset your password',
      description: 'Ask for a link by email and choose a new password.',
      page: () =>
        import('./src/reset-password/reset-password-page.tsx').then(
          ({ ResetPasswordPage }) => ResetPasswordPage,
        ),
    },
    {
      ...own,
      path: paths.logout,
      aliases: [formActions.logout, formActions.logoutEverywhere],
      title: 'Logout',
      heading: 'Logout',
      description: 'Log out in this browser.',
      page: () => import('./src/logout/logout-page.tsx').then(({ LogoutPage }) => LogoutPage),
    },
    {
      ...own,
      path: paths.myAccount,
      aliases: myAccountAliases,
      title: 'My Account',
      heading: 'My Account',
      description: 'Your email address and password, where you are logged in, and what you have sent us.',
      page: () => import('./src/my-account/my-account-page.tsx').then(({ MyAccountPage }) => MyAccountPage),
    },
  ],
  parcels: {
    'login-dialog': () =>
      import('./src/login/login-dialog-parcel.tsx').then(({ LoginDialogParcel }) => LoginDialogParcel),
  },
  document: () => import('./src/form/answer-title.ts'),
});
