import { dataKey } from '@title24/shared-config/contract';
import { useMountProps } from '@title24/shared-config/runtime';
import {
  type AccountFormName,
  type AccountPageData,
  accountPageRequest,
  type SentAccountForm,
} from '@title24/shared-domain';

/** What the server has rendered this page with, for a browser without our script; undefined for all others. */
export function usePageOfForms(): AccountPageData | undefined {
  return useMountProps().pageData.get(dataKey(accountPageRequest)) as AccountPageData | undefined;
}

/** What became of this form where the browser has sent it by itself. */
export function useSentForm(name: AccountFormName): SentAccountForm | undefined {
  const form = usePageOfForms()?.form;
  return form?.name === name ? form : undefined;
}
