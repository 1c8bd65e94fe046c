import { updateConfigurationParams, updateEstimatorPricesParams } from '../../editing/index.ts';
import { neutralCompany, neutralConfiguration, publishedEstimatorPrices } from '../../index.ts';
import {
  company,
  configurationForEdit,
  estimatorPrices,
  estimatorPricesForEdit,
  siteConfiguration,
} from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import { conflict, exampleMoment, longAgo } from './example-values.ts';

const announced = {
  announce: 'The office is closed on Thursday.',
  announceSchedule: { from: '2026-11-25T16:00:00.000Z', to: '2026-11-27T08:00:00.000Z' },
};
export const configSchemas = {
  loadForEdit: describeMethod({
    summary: 'The site configuration as it is stored.',
    result: configurationForEdit,
    examples: [
      {
        name: 'The configuration',
        params: {},
        result: { config: neutralConfiguration, lastUpdate: exampleMoment },
      },
    ],
  }),
  update: describeMethod({
    summary:
      'Changes members of the site configuration. With `lastUpdate`, a change made since then is not overwritten.',
    params: updateConfigurationParams,
    result: configurationForEdit,
    errors: ['conflict'],
    examples: [
      {
        name: 'An announcement',
        params: { config: announced },
        result: { config: { ...neutralConfiguration, ...announced }, lastUpdate: exampleMoment },
      },
      { ...conflict, params: { config: { isStagingEnv: true, lastUpdate: longAgo } } },
    ],
  }),
  loadEstimatorPrices: describeMethod({
    summary: 'The figures of the cost estimator as they are stored.',
    result: estimatorPricesForEdit,
    examples: [
      {
        name: 'The figures',
        params: {},
        result: { prices: publishedEstimatorPrices, lastUpdate: exampleMoment },
      },
    ],
  }),
  updateEstimatorPrices: describeMethod({
    summary:
      'Replaces the figures of the cost estimator. With `lastUpdate`, a change made since then is not overwritten.',
    params: updateEstimatorPricesParams,
    result: estimatorPricesForEdit,
    errors: ['conflict'],
    examples: [
      {
        name: 'The published figures',
        params: { prices: publishedEstimatorPrices },
        result: { prices: publishedEstimatorPrices, lastUpdate: exampleMoment },
      },
      { ...conflict, params: { prices: publishedEstimatorPrices, lastUpdate: longAgo } },
    ],
  }),
};

export const publicConfigSchemas = {
  load: describeMethod({
    summary: 'The site configuration.',
    result: siteConfiguration,
    examples: [{ name: 'The configuration', params: {}, result: neutralConfiguration }],
  }),
  loadCompany: describeMethod({
    summary: 'The company of the site configuration.',
    result: company,
    examples: [{ name: 'The company', params: {}, result: neutralCompany }],
  }),
  loadEstimatorPrices: describeMethod({
    summary: 'The figures behind the cost estimator.',
    result: estimatorPrices,
    examples: [{ name: 'The figures', params: {}, result: publishedEstimatorPrices }],
  }),
};
