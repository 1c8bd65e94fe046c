import { accountPageData } from '@title24/shared-config/contract';
import { useRequestData } from '@title24/shared-config/runtime';
import type { AccountFormName, AccountPageData, SentAccountForm } from '@title24/shared-domain';

/** What the server has rendered this page with, for a browser without our script; undefined for all others. */
export function usePageOfForms(): AccountPageData | undefined {
  return useRequestData(accountPageData);
}

/** What became of this form where the browser has sent it by itself. */
export function useSentForm(name: AccountFormName): SentAccountForm | undefined {
  const form = usePageOfForms()?.form;
  return form?.name === name ? form : undefined;
}
