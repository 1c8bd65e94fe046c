import { accountPageData, requestDataOf } from '@title24/shared-config/contract';
import { createRender } from '@title24/shared-config/render';
import { errorTitle } from '@title24/shared-ui';
import { App } from './app.tsx';

export const render = createRender({
  name: 'mf-account',
  App,
  title({ data, route }) {
    const page = requestDataOf(data, accountPageData);
    return route && page?.form?.errors.length ? errorTitle(route.title) : null;
  },
});
