import { contentDate, datedName } from './content-dates.ts';

const contentDates = { privacyPolicy: '', terms: '2027-01-15', regulations: 'soon' };

test('a content date is shown only if it was entered as a date', () => {
  expect(contentDate({ contentDates }, 'terms')).toEqual({ iso: '2027-01-15', words: 'January 15, 2027' });
  expect(contentDate({ contentDates }, 'privacyPolicy')).toBeNull();
  expect(contentDate({ contentDates }, 'regulations')).toBeNull();
  expect(contentDate({}, 'terms')).toBeNull();
});

test('C9, C10: a consent names a legal text and its version, and its date if one is configured', () => {
  const contentDates = { privacyPolicy: '', terms: '2027-01-15', regulations: '' };
  expect(datedName({ contentDates }, 'terms')).toBe(
    'terms and conditions (version 1, effective January 15, 2027)',
  );
  expect(datedName({ contentDates }, 'privacyPolicy')).toBe('privacy policy (version 2)');
});
