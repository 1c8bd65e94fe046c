import type { RpcClient } from '@title24/remote-kit/contract';
import { help } from '@title24/remote-kit/rpc';
import type { FaqCategory, HelpItem } from '@title24/shared-domain';

/** Loads the help categories, each with its help texts. */
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
