import { phoneHref } from './phone-href.ts';

test.each([
  ['(510) 555-0101', 'tel:+15105550101'],
  ['510555-0101', 'tel:+15105550101'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['1-510-555-0101', 'tel:15105550101'],
])('the link for the phone number %s is %s', (number, href) => {
  expect(phoneHref(number)).toBe(href);
});
