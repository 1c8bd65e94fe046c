import type { RpcClient } from '@title24/shared-config/contract';
import { help } from '@title24/shared-config/rpc';
import type { FaqCategory, HelpItem } from '@title24/shared-domain';
import type { Stored } from '../editing/values.ts';

/** What of a help text is edited. */
export type HelpValues = { readonly question: string; readonly helpText: string };

export function toStoredHelp({ question, helpText, lastUpdate }: HelpItem): Stored<HelpValues> {
  return { values: { question, helpText }, lastUpdate };
}

/** All help texts with their sections, in the FAQ's order. */
export async function loadHelpTexts(
  call: RpcClient['call'],
): Promise<readonly (FaqCategory & { readonly items: readonly HelpItem[] })[]> {
  const categories = await call(help.loadFaqCategories);
  return Promise.all(
    categories.map(async (category) => ({
      ...category,
      items: await call(help.loadFaqCatHelp, { category: category.category }),
    })),
  );
}
