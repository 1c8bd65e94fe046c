import { defineRemote } from '@title24/remote-kit/contract';
import { estimatorPath, pricesRequest, productsRequest } from './src/estimator-data.ts';

export default defineRemote({
  name: 'mf-estimator',
  routes: [
    {
      path: estimatorPath,
      title: 'Cost Estimator for Residential & Commercial Title24 Report',
      heading: 'Cost Estimator',
      description:
        'See what a California Title 24 energy report costs for your project: Full Service range and Do-It-Yourself price, without giving your name.',
      data: [pricesRequest, productsRequest],
      headerImage: 'header-estimator.svg',
      page: () => import('./src/page/estimator-page.tsx').then(({ EstimatorPage }) => EstimatorPage),
    },
  ],
  parcels: {
    estimator: () =>
      import('./src/parcel/estimator-parcel.tsx').then(({ EstimatorParcel }) => EstimatorParcel),
  },
  document: () => import('./src/page/answer-title.ts'),
});
