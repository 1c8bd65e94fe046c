import { dataKey } from '@title24/shared-config/contract';
import { createRender } from '@title24/shared-config/render';
import { type UploadAttempt, uploadAttemptRequest } from '@title24/shared-domain/full-service';
import { errorTitle } from '@title24/shared-ui';
import { App } from './app.tsx';

export const render = createRender({
  name: 'mf-upload',
  App,
  title({ data, route }) {
    const attempt = data[dataKey(uploadAttemptRequest)] as UploadAttempt | undefined;
    return route && attempt?.outcome === 'refused' ? errorTitle(route.title) : null;
  },
});
