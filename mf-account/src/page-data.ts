import { accountPageData } from '@title24/remote-kit/contract';
import { useRequestData } from '@title24/remote-kit/runtime';
import type { AccountFormName, AccountPageData, SentAccountForm } from '@title24/shared-domain';

/** Returns the data the server rendered this page with, for a browser without JavaScript; undefined otherwise. */
export function useAccountPageData(): AccountPageData | undefined {
  return useRequestData(accountPageData);
}

/** Returns the outcome of this form if the browser has submitted it itself. */
export function useSentForm(name: AccountFormName): SentAccountForm | undefined {
  const form = useAccountPageData()?.form;
  return form?.name === name ? form : undefined;
}
