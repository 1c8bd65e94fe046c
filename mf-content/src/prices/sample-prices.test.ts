import { seedCatalogue, seedPrices } from '@title24/shared-domain/estimator/testing';
import { samplePrice } from './sample-prices.ts';
import { sampleProjects } from './sample-projects.ts';

const pricesWith = (prices: typeof seedPrices) =>
  sampleProjects.map((sample) => samplePrice(sample, prices, seedCatalogue));

test('C4: common projects have their range and their price as money', () => {
  expect(pricesWith(seedPrices)).toEqual([
    {
      project: 'New house, 2,000 sq ft',
      href: '/cost-estimator?kind=new&area=2000',
      fullService: '$500 – $600',
      doItYourself: '$149',
    },
    {
      project: 'New ADU, 800 sq ft',
      href: '/cost-estimator?kind=new&area=800',
      fullService: '$500 – $600',
      doItYourself: '$149',
    },
    {
      project: 'Addition of 400 sq ft by itself',
      href: '/cost-estimator?kind=addition&addition=400',
      fullService: '$350 – $450',
      doItYourself: '$149',
    },
    {
      project: 'House of 1,500 sq ft plus an addition of 500 sq ft',
      href: '/cost-estimator?kind=existing-plus&existing=1500&addition=500',
      fullService: '$500 – $600',
      doItYourself: '$189',
    },
    {
      project: 'New windows and insulation in a house of 1,500 sq ft',
      href: '/cost-estimator?kind=envelope&existing=1500',
      fullService: '$500 – $600',
      doItYourself: '$189',
    },
    {
      project: 'Shop or office, 3,000 sq ft, mechanical and lighting',
      href: '/cost-estimator?kind=commercial&area=3000&mechanical=1&lighting=1',
      fullService: expect.stringMatching(/^\$[\d,]+ – \$[\d,]+$/),
      doItYourself: null,
    },
  ]);
});

test('C4: they follow the estimator’s prices', () => {
  const dearer = { ...seedPrices, residential: { ...seedPrices.residential, newBuildingBase: 900 } };
  expect(pricesWith(dearer)[0]?.fullService).toBe('$900 – $1,000');
});
