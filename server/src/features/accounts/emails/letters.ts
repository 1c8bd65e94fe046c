import type { Letter } from './account-mailer.ts';

const notYou = 'If this was not you, you do not need to do anything.';

const verifyLink = (token: string) => `/login?verify=${encodeURIComponent(token)}`;

/** Asks the holder of an address to confirm a registration. */
export const confirmRegistration = (accountName: string, token: string): Letter => ({
  subject: 'Confirm your account',
  paragraphs: [
    `Somebody, we hope you, has registered the account ${accountName} with this e-mail address.`,
    'To confirm that this is your address, open this link within 24 hours and press the button:',
  ],
  link: verifyLink(token),
  afterwards: [`${notYou} Without the confirmation nobody can use the account.`],
});

/** Answers a registration with an address that has an account. */
export const accountExists = (accountName: string): Letter => ({
  subject: 'You have an account already',
  paragraphs: [
    `Somebody, we hope you, has tried to register with this e-mail address. It has an account already: ${accountName}.`,
    'To log in, or to choose a new password, open this page:',
  ],
  link: '/login',
  afterwards: [`${notYou} Nothing has changed.`],
});

/** Answers a registration with a name that somebody else has. */
export const accountNameTaken = (accountName: string): Letter => ({
  subject: 'Choose another account name',
  paragraphs: [
    `Your account was not made, because the account name ${accountName} is taken.`,
    'To register with another name, open this page:',
  ],
  link: '/register',
  afterwards: [notYou],
});

export const resetPassword = (accountName: string, token: string): Letter => ({
  subject: 'Choose a new password',
  paragraphs: [
    `Somebody, we hope you, has asked for a new password for the account ${accountName}.`,
    'To choose one, open this link within one hour:',
  ],
  link: `/reset-password?token=${encodeURIComponent(token)}`,
  afterwards: [`${notYou} Your password stays as it is.`],
});

export const passwordChanged = (accountName: string): Letter => ({
  subject: 'Your password was changed',
  paragraphs: [
    `The password of the account ${accountName} was changed. Everybody who was logged in with the old one is logged out.`,
    'If this was not you, choose a new password on this page:',
  ],
  link: '/reset-password',
});

const notYourPasskey =
  'If this was not you, choose a new password on this page, then look through your passkeys under My Account:';

export const passkeyAdded = (accountName: string, passkey: string): Letter => ({
  subject: 'A passkey was added',
  paragraphs: [
    `The account ${accountName} has a new passkey: ${passkey}. Whoever holds it can log in without your password.`,
    notYourPasskey,
  ],
  link: '/reset-password',
});

export const passkeyRemoved = (accountName: string, passkey: string): Letter => ({
  subject: 'A passkey was removed',
  paragraphs: [
    `The passkey ${passkey} of the account ${accountName} was removed. It logs in no more.`,
    notYourPasskey,
  ],
  link: '/reset-password',
});

/** Tells of an account that is no more. */
export const accountDeleted = (accountName: string): Letter => ({
  subject: 'Your account was deleted',
  paragraphs: [
    `The account ${accountName} was deleted, as its holder has asked with the password. Everybody who was logged in is logged out.`,
    'We keep the plans that were sent to us, as records of our work. Answer this mail if they are to be deleted too, or if it was not you who has asked.',
  ],
});

/** Asks the holder of an account's new address to confirm it. */
export const confirmEmail = (accountName: string, token: string): Letter => ({
  subject: 'Confirm your new e-mail address',
  paragraphs: [
    `The account ${accountName} is to use this e-mail address from now on.`,
    'To confirm that this is your address, open this link within 24 hours and press the button:',
  ],
  link: verifyLink(token),
  afterwards: [notYou],
});

/** Tells the present address that the account is to have another one. */
export const emailChangeAsked = (accountName: string, newAddress: string): Letter => ({
  subject: 'Your e-mail address is to be changed',
  paragraphs: [
    `Somebody, we hope you, who knows your password has asked that the account ${accountName} use the e-mail address ${newAddress} from now on. It does so once the link in our mail to that address is opened.`,
    'If this was not you, choose a new password on this page. That also ends the change of address:',
  ],
  link: '/reset-password',
});

/** Tells the old address that it is not an account's any more. */
export const emailChanged = (accountName: string): Letter => ({
  subject: 'Your e-mail address was changed',
  paragraphs: [
    `The account ${accountName} uses another e-mail address from now on. This one gets no more mail about it.`,
    'If this was not you, answer this mail at once.',
  ],
});
