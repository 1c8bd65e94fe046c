/** Paths of the account pages. */
export const paths = {
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  logout: '/logout',
  myAccount: '/my-account',
} as const;

/** Paths to which the browser submits forms if no script sends them. This remote renders the resulting pages. */
export const formActions = {
  login: '/account/login',
  verifyEmail: '/account/verify-email',
  register: '/account/register',
  requestPasswordReset: '/account/request-password-reset',
  resetPassword: '/account/reset-password',
  logout: '/account/logout',
  logoutEverywhere: '/account/logout-everywhere',
  changeEmail: '/account/change-email',
  changePassword: '/account/change-password',
  endSession: '/account/end-session',
  exportData: '/account/export',
  deleteAccount: '/account/delete',
} as const;

/** Paths in {@link formActions} where this remote renders the account page. */
export const myAccountAliases = [
  formActions.changeEmail,
  formActions.changePassword,
  formActions.endSession,
  formActions.exportData,
  formActions.deleteAccount,
] as const;
