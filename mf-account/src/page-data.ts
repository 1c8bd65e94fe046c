import { accountPageData } from '@title24/remote-kit/contract';
import { useRequestData } from '@title24/remote-kit/runtime';
import type { AccountFormName, AccountPageData, SentAccountForm } from '@title24/shared-domain';

/** What the server has rendered this page with, for a browser without JavaScript; undefined for all others. */
export function useAccountPageData(): AccountPageData | undefined {
  return useRequestData(accountPageData);
}

/** What became of this form if the browser has sent it by itself. */
export function useSentForm(name: AccountFormName): SentAccountForm | undefined {
  const form = useAccountPageData()?.form;
  return form?.name === name ? form : undefined;
}
