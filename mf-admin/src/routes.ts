import type { RouteMetadata } from '@title24/shared-config/contract';

export const routes: readonly RouteMetadata[] = [
  {
    path: '/admin',
    title: 'Staff tools',
    heading: 'Staff tools',
    description: 'Where staff keep the prices, help texts and announcements of this site.',
    headerImage: 'header-admin.svg',
    noIndex: true,
  },
];
