import { policy } from '@title24/shared-domain';
import type { AccountEmail } from './account-mailer.ts';

const ignoreIfNotYou = 'If this wasn’t you, you don’t need to do anything.';

const verifyLink = (token: string, next: string | null = null) => ({
  path: `/login?${new URLSearchParams({ verify: token, ...(next !== null && { next }) })}`,
  words: 'Confirm my email address',
});

const newPassword = { path: '/reset-password', words: 'Choose a new password' };

/**
 * Returns the email that asks to confirm a registration.
 * @param next the page of this site to open after the confirmation, or null
 */
export const confirmRegistration = (
  accountName: string,
  token: string,
  next: string | null,
): AccountEmail => ({
  subject: 'Confirm your account',
  paragraphs: [
    `Please confirm your email address within ${policy.accounts.confirmEmailHours} hours to finish setting up the account ${accountName}.`,
  ],
  link: verifyLink(token, next),
  afterwards: [`${ignoreIfNotYou} Nobody can use the account until it’s confirmed.`],
});

/** Returns the email about an attempt to use the email address of an existing account for another account. */
export const accountExists = (accountName: string): AccountEmail => ({
  subject: 'You already have an account',
  paragraphs: [
    `You can log in with the account you already have: ${accountName}. Someone (hopefully you) just tried to sign up again with this email address.`,
  ],
  link: { path: '/login', words: 'Log in or choose a new password' },
  afterwards: [`${ignoreIfNotYou} Nothing has changed.`],
});

/** Returns the email for a registration with a taken account name. */
export const accountNameTaken = (accountName: string): AccountEmail => ({
  subject: 'Choose another account name',
  paragraphs: [
    `Please sign up again with another account name: ${accountName} is taken, so we couldn’t create your account.`,
  ],
  link: { path: '/register', words: 'Sign up with another name' },
  afterwards: [ignoreIfNotYou],
});

/**
 * Returns the email with a link to choose a new password.
 * @param token the link's token
 */
export const resetPassword = (accountName: string, token: string): AccountEmail => ({
  subject: 'Choose a new password',
  accountName,
  paragraphs: [
    `You can choose a new password for the account ${accountName} within the next hour. Someone (hopefully you) asked for this link.`,
  ],
  link: { path: `/reset-password?token=${encodeURIComponent(token)}`, words: newPassword.words },
  afterwards: [`${ignoreIfNotYou} Your password stays the same.`],
});

/** Returns the email about a changed password. */
export const passwordChanged = (accountName: string): AccountEmail => ({
  subject: 'Your password was changed',
  accountName,
  paragraphs: [
    `The password of the account ${accountName} was changed. Everyone who was logged in with the old one has been logged out.`,
    'If this wasn’t you, choose a new password now.',
  ],
  link: newPassword,
});

const secureYourAccount =
  'If this wasn’t you, choose a new password now, then check the list of passkeys under My Account.';

/**
 * Returns the email about a new passkey.
 * @param passkey the name of the passkey
 */
export const passkeyAdded = (accountName: string, passkey: string): AccountEmail => ({
  subject: 'A passkey was added',
  accountName,
  paragraphs: [
    `The account ${accountName} has a new passkey: ${passkey}. Anyone who has it can log in without your password.`,
    secureYourAccount,
  ],
  link: newPassword,
});

/**
 * Returns the email about a removed passkey.
 * @param passkey the name of the passkey
 */
export const passkeyRemoved = (accountName: string, passkey: string): AccountEmail => ({
  subject: 'A passkey was removed',
  accountName,
  paragraphs: [
    `The passkey ${passkey} was removed from the account ${accountName}. It can no longer be used to log in.`,
    secureYourAccount,
  ],
  link: newPassword,
});

/** Returns the email about a deleted account. */
export const accountDeleted = (accountName: string): AccountEmail => ({
  subject: 'Your account was deleted',
  accountName,
  paragraphs: [
    `We deleted the account ${accountName}. The request was made with its password. Everyone who was logged in has been logged out.`,
    'We keep the plans you sent us as records of our work. Reply to this email if you want them deleted too, or if this wasn’t you.',
  ],
});

/** Returns the email to a new address, with the link that confirms the address. */
export const confirmEmail = (accountName: string, token: string): AccountEmail => ({
  subject: 'Confirm your new email address',
  paragraphs: [
    `Please confirm within ${policy.accounts.confirmEmailHours} hours that the account ${accountName} should use this email address from now on.`,
  ],
  link: verifyLink(token),
  afterwards: [ignoreIfNotYou],
});

/** Returns the email to the current address about a requested change of address. */
export const emailChangeRequested = (accountName: string, newAddress: string): AccountEmail => ({
  subject: 'Request to change your email address',
  accountName,
  paragraphs: [
    `Someone (hopefully you) who knows your password asked to change the email address of the account ${accountName} to ${newAddress}. The change takes effect once they open the link we sent to that address.`,
    'If this wasn’t you, choose a new password now. That also cancels the change.',
  ],
  link: newPassword,
});

/** Returns the email to the old address about a completed change of address. */
export const emailChanged = (accountName: string): AccountEmail => ({
  subject: 'Your email address was changed',
  accountName,
  paragraphs: [
    `The account ${accountName} now uses a different email address. We won’t send any more mail about it to this one.`,
    'If this wasn’t you, reply to this email right away.',
  ],
});
