import { dataKey } from '@title24/shared-config/contract';
import { createRender } from '@title24/shared-config/render';
import { type AccountPageData, accountPageRequest } from '@title24/shared-domain';
import { errorTitle } from '@title24/shared-ui';
import { App } from './app.tsx';

export const render = createRender({
  name: 'mf-account',
  App,
  title({ data, route }) {
    const page = data[dataKey(accountPageRequest)] as AccountPageData | undefined;
    return route && page?.form?.errors.length ? errorTitle(route.title) : null;
  },
});
