import { array, object, type Schema, string } from 'yup';
import { closedObject, filledField, oneLine, plainText, textField } from '../forms/fields.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import { phoneCodeForms, phoneCodeMessages } from '../party/phone.ts';
import { placeCodes } from '../party/places.ts';
import type { AboutKey } from '../site-configuration/about-company.ts';
import { isBaseAddress, isLinkTarget } from '../site-configuration/link-target.ts';
import { type NavLinkKey, navLinkKeys } from '../site-configuration/nav-link-keys.ts';
import type { PaymentKey } from '../site-configuration/payment-instructions.ts';
import { isCalendarDate } from '../time/calendar-date.ts';
import { companyLabels, linkFields } from './company-labels.ts';

const labelOf = (path: string) => companyLabels[path] ?? path;
const line = (maxLength: number) => textField(maxLength).matches(...oneLine);
const filledLine = (path: string, maxLength: number) =>
  filledField(maxLength, `Type something for ${labelOf(path)}`).matches(...oneLine);

function mail(path: string) {
  const wanted = `${labelOf(path)}: type an email address such as name@example.com`;
  return plainText(wanted).test('mail', wanted, (text) => text === undefined || isMailAddress(text));
}

function link(path: string) {
  const wanted = `${labelOf(path)}: type a path that begins with / or an address with https://`;
  return textField(2000, wanted).test('link', wanted, (text) => text === undefined || isLinkTarget(text));
}

function base(path: string) {
  const wanted = `${labelOf(path)}: leave it empty, or type an address such as https://www.example.com`;
  return textField(300).test('base', wanted, (text) => !text || isBaseAddress(text));
}

function date(path: string) {
  const wanted = `${labelOf(path)}: enter a date, or leave it empty`;
  return plainText(wanted).test('date', wanted, (text) => !text || isCalendarDate(text));
}

function lines(maxLength: number) {
  return textField(maxLength).matches(/^(?:\P{Cc}|\n)*$/u, 'Use plain text');
}

function year(path: string) {
  const wanted = `${labelOf(path)}: enter a year such as 2009, or leave it empty`;
  return plainText(wanted).test('year', wanted, (text) => !text || /^(?:19|20)\d\d$/.test(text));
}

function days(path: string) {
  const wanted = `${labelOf(path)}: enter a number of days from 1 to 120, or leave it empty`;
  return plainText(wanted).test(
    'days',
    wanted,
    (text) => !text || (/^[1-9]\d{0,2}$/.test(text) && Number(text) <= 120),
  );
}

function navLink(key: NavLinkKey) {
  const path = `navLinks.${key}`;
  if (path in linkFields) return link(path);
  return key === 'customerMail' ? mail(path) : filledLine(path, 40);
}

/**
 * Rules for the site configuration members that staff edit, except those of `announcementSchema`. Every member is
 * optional.
 */
export const companySchema = object({
  company: closedObject({
    name: filledLine('company.name', 100),
    phone: closedObject({
      countryCode: plainText().matches(phoneCodeForms.countryCode, phoneCodeMessages.countryCode).optional(),
      areaCode: plainText().matches(phoneCodeForms.areaCode, phoneCodeMessages.areaCode),
      number: filledLine('company.phone.number', 40),
    }).required(),
    email: closedObject({ address: mail('company.email.address') }).required(),
    address: closedObject({
      line1: line(200),
      cityText: line(100),
      stateText: line(50),
      postalCode: line(20),
      country: line(100),
    }).required(),
  }),
  baseUrl: closedObject({ site: base('baseUrl.site'), app: base('baseUrl.app') }),
  contentDates: closedObject({
    privacyPolicy: date('contentDates.privacyPolicy'),
    terms: date('contentDates.terms'),
    regulations: date('contentDates.regulations'),
  }),
  about: closedObject({
    people: lines(2000),
    serviceArea: line(200),
    hours: line(100),
    since: year('about.since'),
  } satisfies Record<AboutKey, Schema>),
  payment: closedObject({
    payee: line(200),
    checkAddress: lines(500),
    transfer: lines(1000),
    termDays: days('payment.termDays'),
    remindBeforeDays: days('payment.remindBeforeDays'),
    remindAfterDays: days('payment.remindAfterDays'),
  } satisfies Record<PaymentKey, Schema>),
  hiddenPlaces: array()
    .strict()
    .typeError('Send a list')
    .of(string().strict().required().oneOf(placeCodes, 'Send codes of places that forms can offer'))
    .optional(),
  navLinks: closedObject(Object.fromEntries(navLinkKeys.map((key) => [key, navLink(key)]))),
}).stripUnknown();
