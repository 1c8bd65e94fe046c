import { requestDataOf, uploadAttemptData } from '@title24/shared-config/contract';
import { createRender } from '@title24/shared-config/render';
import { errorTitle } from '@title24/shared-ui';
import { App } from './app.tsx';

export const render = createRender({
  name: 'mf-upload',
  App,
  title({ data, route }) {
    const attempt = requestDataOf(data, uploadAttemptData);
    return route && attempt?.outcome === 'refused' ? errorTitle(route.title) : null;
  },
});
