import { configuration } from '../testing/site-fixture.ts';
import { toCompanyMembers, toCompanyValues } from './company-values.ts';

const { config } = configuration;
const values = toCompanyValues(config);

test('company data and links are unchanged after conversion to form values and back', () => {
  const { company, baseUrl, navLinks, contentDates, about, payment } = config;
  expect(toCompanyMembers(values)).toMatchObject({
    company,
    baseUrl,
    navLinks,
    contentDates,
    about,
    payment,
    hiddenPlaces: [],
  });
});

test('H6: staff can hide countries and states and offer them again', () => {
  const hiding = toCompanyValues({ ...config, hiddenPlaces: ['MX', 'US-GU'] });
  expect([hiding['places.MX'], hiding['places.US-GU'], hiding['places.US-CA']]).toEqual([false, false, true]);
  expect(toCompanyMembers(hiding).hiddenPlaces).toEqual(['US-GU', 'MX']);
  expect(toCompanyMembers({ ...hiding, 'places.MX': true }).hiddenPlaces).toEqual(['US-GU']);
});
