import { defineRemote } from '@title24/remote-kit/contract';

/** @public The build and `remote dev` read this configuration. */
export default defineRemote({
  name: 'mf-gallery',
  routes: [
    {
      path: '/components',
      page: () => import('./gallery-page.tsx').then(({ Gallery }) => Gallery),
      preload: false,
      title: 'Components',
      heading: 'Components',
      description: 'Each component of shared-ui in each of its states.',
    },
  ],
});
