import { testConfiguration } from '@title24/remote-kit/testing';
import {
  type ConfigurationForEdit,
  type EstimatorPricesForEdit,
  type HelpItem,
  type Product,
  publishedEstimatorPrices,
} from '@title24/shared-domain';

export const configuration: ConfigurationForEdit = {
  lastUpdate: '2026-11-01T00:00:00.000Z',
  config: { ...testConfiguration, navLinks: { ...testConfiguration.navLinks, login: '/login' } },
};

export const report: Product = {
  _id: 'id-1001',
  sku: '1001',
  name: 'Standard Residential Report',
  description: 'For one home<br>&amp; more',
  price: 149,
  isActive: true,
  dateCreated: '2026-01-01T00:00:00.000Z',
  lastUpdate: '2026-01-02T00:00:00.000Z',
};

export const rush: Product = {
  ...report,
  _id: 'id-3001',
  sku: '3001',
  name: 'Rush Service',
  price: 85,
  isActive: false,
};

export const answer: HelpItem = {
  id: 'a-1',
  category: 'A',
  question: 'What does it cost?',
  helpText: '<p>It costs <strong>{price:1001}</strong>.</p>',
  sortOrder: 1,
  lastUpdate: '2026-11-02T00:00:00.000Z',
};

export const estimatorPrices: EstimatorPricesForEdit = {
  lastUpdate: '2026-11-03T00:00:00.000Z',
  prices: publishedEstimatorPrices,
};
