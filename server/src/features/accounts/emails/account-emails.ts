import type { AccountEmail } from './account-mailer.ts';

const notYou = 'If this wasn’t you, you don’t need to do anything.';

const verifyLink = (token: string) => `/login?verify=${encodeURIComponent(token)}`;

/** Asks the owner of an address to confirm a registration. */
export const confirmRegistration = (accountName: string, token: string): AccountEmail => ({
  subject: 'Confirm your account',
  paragraphs: [
    `Someone (hopefully you) signed up for an account with this e-mail address: ${accountName}.`,
    'To confirm that this is your address, open this link within 24 hours and press the button:',
  ],
  link: verifyLink(token),
  afterwards: [`${notYou} Without the confirmation nobody can use the account.`],
});

/** Sent after a registration with an address that already has an account. */
export const accountExists = (accountName: string): AccountEmail => ({
  subject: 'You already have an account',
  paragraphs: [
    `Someone (hopefully you) tried to sign up with this e-mail address. It already has an account: ${accountName}.`,
    'To log in, or to choose a new password, open this page:',
  ],
  link: '/login',
  afterwards: [`${notYou} Nothing has changed.`],
});

/** Sent after a registration with a name that is taken. */
export const accountNameTaken = (accountName: string): AccountEmail => ({
  subject: 'Choose another account name',
  paragraphs: [
    `We could not create your account because the account name ${accountName} is taken.`,
    'To register with another name, open this page:',
  ],
  link: '/register',
  afterwards: [notYou],
});

export const resetPassword = (accountName: string, token: string): AccountEmail => ({
  subject: 'Choose a new password',
  paragraphs: [
    `Someone (hopefully you) asked for a new password for the account ${accountName}.`,
    'To choose one, open this link within one hour:',
  ],
  link: `/reset-password?token=${encodeURIComponent(token)}`,
  afterwards: [`${notYou} Your password stays as it is.`],
});

export const passwordChanged = (accountName: string): AccountEmail => ({
  subject: 'Your password was changed',
  paragraphs: [
    `The password of the account ${accountName} was changed. Everyone who was logged in with the old one has been logged out.`,
    'If this wasn’t you, choose a new password on this page:',
  ],
  link: '/reset-password',
});

const notYourPasskey =
  'If this wasn’t you, choose a new password on this page, then look through your passkeys under My Account:';

export const passkeyAdded = (accountName: string, passkey: string): AccountEmail => ({
  subject: 'A passkey was added',
  paragraphs: [
    `The account ${accountName} has a new passkey: ${passkey}. Anyone who has it can log in without your password.`,
    notYourPasskey,
  ],
  link: '/reset-password',
});

export const passkeyRemoved = (accountName: string, passkey: string): AccountEmail => ({
  subject: 'A passkey was removed',
  paragraphs: [
    `The passkey ${passkey} of the account ${accountName} was removed. It can no longer be used to log in.`,
    notYourPasskey,
  ],
  link: '/reset-password',
});

/** Confirms that an account was deleted. */
export const accountDeleted = (accountName: string): AccountEmail => ({
  subject: 'Your account was deleted',
  paragraphs: [
    `The account ${accountName} was deleted, as requested with its password. Everyone who was logged in has been logged out.`,
    'We keep the plans that were sent to us as records of our work. Reply to this e-mail if you want them deleted too, or if this wasn’t you.',
  ],
});

/** Asks the owner of an account's new address to confirm it. */
export const confirmEmail = (accountName: string, token: string): AccountEmail => ({
  subject: 'Confirm your new e-mail address',
  paragraphs: [
    `The account ${accountName} is set to use this e-mail address from now on.`,
    'To confirm that this is your address, open this link within 24 hours and press the button:',
  ],
  link: verifyLink(token),
  afterwards: [notYou],
});

/** Tells the current address that a change of address was requested. */
export const emailChangeRequested = (accountName: string, newAddress: string): AccountEmail => ({
  subject: 'Request to change your e-mail address',
  paragraphs: [
    `Someone (hopefully you) who knows your password asked to change the e-mail address of the account ${accountName} to ${newAddress}. The change takes effect once the link in our mail to that address is opened.`,
    'If this wasn’t you, choose a new password on this page. That also cancels the change:',
  ],
  link: '/reset-password',
});

/** Tells the old address that the account no longer uses it. */
export const emailChanged = (accountName: string): AccountEmail => ({
  subject: 'Your e-mail address was changed',
  paragraphs: [
    `The account ${accountName} now uses a different e-mail address. This one will get no more mail about it.`,
    'If this wasn’t you, reply to this e-mail right away.',
  ],
});
