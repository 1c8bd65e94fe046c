import { accountPageData } from '@title24/remote-kit/contract';
import { useRequestData } from '@title24/remote-kit/runtime';
import type { AccountFormName, AccountPageData, SentAccountForm } from '@title24/shared-domain';

/** Returns the account data in the server-rendered page; undefined if there is none. */
export function useAccountPageData(): AccountPageData | undefined {
  return useRequestData(accountPageData);
}

/** Returns the named form's outcome if it was submitted without JavaScript. */
export function useSentForm(name: AccountFormName): SentAccountForm | undefined {
  const form = useAccountPageData()?.form;
  return form?.name === name ? form : undefined;
}
