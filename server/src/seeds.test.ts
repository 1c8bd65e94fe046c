import { fillPlaceholders, navLinkKeys, publishedEstimatorPrices } from '@title24/shared-domain';
import { productSeeds } from './features/catalog/products.seed.ts';
import { siteConfigurationSeed } from './features/configuration/site-configuration.seed.ts';
import { fillSources } from './features/help/seeds/testing/fill-sources.ts';

test('H3: the catalog has the eleven products', () => {
  expect(productSeeds.map(({ sku, name, price }) => [sku, name, price])).toEqual([
    ['1001', 'Standard Residential Report', 149],
    ['1002', 'Existing-Plus-Addition Residential Report', 189],
    ['2001', 'Preliminary Run Results', 39],
    ['2002', 'Heating and Cooling Load Calculations', 39],
    ['3001', 'Rush Service', 85],
    ['3002', 'Certification by Certified Energy Analyst', 10],
    ['4001', 'Standard email Delivery', 0],
    ['4002', 'CAD Sheet Documentation by email', 55],
    ['5001', 'Report Copy sent by Priority Mail', 25],
    ['5002', 'Additional Report Copies sent by Priority Mail', 5],
    ['5003', 'Plan Sheet Documentation sent by Priority Mail', 55],
  ]);
});

test('H3: the descriptions of six products contain the required statements', () => {
  const described = Object.fromEntries(
    productSeeds.map(({ sku, description }) => [sku, fillPlaceholders(description, fillSources)]),
  );
  expect(described[2001]).toMatch(/simulation output file of the first run/);
  expect(described[3001]).toMatch(/12:00 pm Pacific.*3:00 pm.*overnight.*next-morning/);
  expect(described[3002]).toMatch(/signed.*stamped/);
  expect(described[4001]).toMatch(/PDF/);
  expect(described[4002]).toMatch(/large-format plotting.*CAD document/);
  expect(described[5001]).toMatch(/3 business days/);
});

test('E8: the published prices of the estimator have the specified values', () => {
  expect(publishedEstimatorPrices.residential).toEqual({
    newBuildingBase: 500,
    newBuildingPerFoot: 0.23,
    newBuildingSelfServe: 249,
    multiFamilyBase: 550,
    uniqueUnitType: 125,
    exstPlusAdtnBase: 500,
    exstPlusAdtnPerFoot: 0.23,
    exstPlusAdtnSelfServe: 299,
    adtnOnlyBase: 350,
    adtnOnlyBasenew: 375,
    adtnOnlyPerFoot: 0.6,
    adtnOnlySelfServe: 249,
    estmOffset: 50,
  });
  expect(publishedEstimatorPrices.commercial).toEqual({
    newBuildingBase: 500,
    exstPlusAdtnBase: 500,
    prescAppr: { 1: 177, 2: 425, 3: 288 },
    perfApprTrigger: 701,
    perfAppr: { 1: 285, 3: 365 },
    estmOffset: 50,
  });
});

test('the configuration has every page link, each within this site, and only example contacts (H9)', () => {
  const { navLinks, company } = siteConfigurationSeed;
  const contacts = ['customerMail', 'supportPhone1', 'supportPhone2'];
  for (const key of navLinkKeys.filter((each) => !contacts.includes(each)))
    expect(navLinks[key]).toMatch(/^\/[\w/-]+$/);
  expect([company.email.address, navLinks.customerMail]).toEqual([
    expect.stringMatching(/@example\.com$/),
    expect.stringMatching(/@example\.com$/),
  ]);
  expect([navLinks.supportPhone1, navLinks.supportPhone2]).toEqual(['(510) 555-0101', '(510) 555-0102']);
});
