import { phoneCodeForms, phoneText } from './phone.ts';

test.each([
  [{ areaCode: '510', number: '555-0100' }, '(510) 555-0100'],
  [{ countryCode: '1', areaCode: '510', number: '555-0100' }, '+1 (510) 555-0100'],
  [{ countryCode: '', areaCode: '', number: '555-0100' }, '555-0100'],
])('H6: the phone number %j is formatted as %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});

test.each(['', '1', '020'])('H6: %j is a valid country code or area code', (code) => {
  expect(code).toMatch(phoneCodeForms.countryCode);
  expect(code).toMatch(phoneCodeForms.areaCode);
});

test.each(['5l0', '+1', ' ', '1.5', '\u0661'])('H6: %j is not a valid country code or area code', (code) => {
  expect(code).not.toMatch(phoneCodeForms.countryCode);
  expect(code).not.toMatch(phoneCodeForms.areaCode);
});
