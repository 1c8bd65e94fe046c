import { policy } from '../policy/policy.ts';
import { waysToPay } from '../policy/ways-to-pay.ts';

const { minimumAgeYears } = policy.accounts;

/** Texts about the requirements for an account: the minimum age and the ability to pay (H8). */
export const membershipMessages = {
  label: (config: Parameters<typeof waysToPay>[0]) =>
    `I am ${minimumAgeYears} or older and can pay ${waysToPay(config)}`,
  hint: 'If you are younger, a parent or guardian must create the account. Nothing is charged for the account itself.',
  problem: `You must be ${minimumAgeYears} or older and able to pay for what you order. A parent or guardian can create the account for you`,
} as const;

export const emailProblem = 'Enter an email address, like name@example.com';
