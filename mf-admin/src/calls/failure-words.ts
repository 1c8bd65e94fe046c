import { RpcError } from '@title24/shared-config/contract';

/** Why a call did not succeed, and what to do, in words for staff. */
export function failureWords(error: unknown): string {
  if (!(error instanceof Error)) return 'Something went wrong. Try again.';
  if (!(error instanceof RpcError) && error.name !== 'RpcError') return 'Something went wrong. Try again.';
  const { code, message } = error as RpcError;
  switch (code) {
    case 401:
      return 'Your login has ended. Log in again in a new tab, then try again here.';
    case 413:
      return 'This is too long for the site to take. Shorten it and try again.';
    case 429:
      return 'The site got too many requests from you. Wait a minute and try again.';
    default:
      return ended(message);
  }
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
