import type { RouteMetadata } from '@title24/shared-config/contract';
import { estimatorPath, pricesRequest, productsRequest } from './estimator-data.ts';

/** The screens of this remote (R6). */
export const routes: readonly RouteMetadata[] = [
  {
    path: estimatorPath,
    title: 'Cost Estimator for Residential & Commercial Title24 Report',
    heading: 'Cost Estimator',
    description:
      'See what a California Title 24 energy report costs for your project: Full Service range and Do-It-Yourself price, without giving your name.',
    data: [pricesRequest, productsRequest],
    headerImage: 'header-estimator.svg',
  },
];
