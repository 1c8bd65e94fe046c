import { emailProblem } from '../../account/registration-messages.ts';
import { companyLabels } from '../company-labels.ts';
import { priceLabels } from '../price-fields.ts';

/** An input value and the message that both form and server show for it. */
export interface RuleCase {
  /** Path in the input. The form field's name is this path, or only the last part of it. */
  readonly path: string;
  readonly typed: string;
  /** Value that the form makes from the typed text. Defaults to the typed text. */
  readonly sent?: unknown;
  /** Null if the value is valid. */
  readonly problem: string | null;
}

const sku = 'Type a SKU of 1 to 20 digits';
const price = 'Type a price in dollars, such as 149 or 149.50';
const priceTooHigh = 'Type a price of at most $99,999,999';

/** Test cases for `products.insert`. */
export const productCases: readonly RuleCase[] = [
  { path: 'sku', typed: '9001', problem: null },
  { path: 'sku', typed: '12345678901234567890', problem: null },
  { path: 'sku', typed: '', problem: sku },
  { path: 'sku', typed: '10x1', problem: sku },
  { path: 'sku', typed: '123456789012345678901', problem: sku },
  { path: 'name', typed: ' ', sent: '', problem: 'Type a name' },
  { path: 'name', typed: 'x'.repeat(200), problem: null },
  { path: 'name', typed: 'x'.repeat(201), problem: 'Use at most 200 characters' },
  { path: 'price', typed: '0', sent: 0, problem: null },
  { path: 'price', typed: '$12,345,678.50', sent: 12_345_678.5, problem: null },
  { path: 'price', typed: '99999999', sent: 99_999_999, problem: null },
  { path: 'price', typed: '100000000', sent: 100_000_000, problem: priceTooHigh },
  { path: 'price', typed: '1.005', sent: 1.005, problem: price },
  { path: 'price', typed: '-1', sent: -1, problem: price },
  { path: 'price', typed: 'six', sent: null, problem: price },
  { path: 'description', typed: 'x'.repeat(10_001), problem: 'Use at most 10,000 characters' },
];

const figure = 'residential.estmOffset';
const figureWanted = `${priceLabels[figure]}: type a number such as 500 or 0.23`;

/** Test cases for `config.updateEstimatorPrices`. */
export const priceCases: readonly RuleCase[] = [
  { path: figure, typed: '0', sent: 0, problem: null },
  { path: figure, typed: '0.2345', sent: 0.2345, problem: null },
  { path: figure, typed: '$1,000,000', sent: 1_000_000, problem: null },
  {
    path: figure,
    typed: '1000001',
    sent: 1_000_001,
    problem: `${priceLabels[figure]}: type at most 1,000,000`,
  },
  { path: figure, typed: '0.23456', sent: 0.23456, problem: figureWanted },
  { path: figure, typed: '-1', sent: -1, problem: figureWanted },
  { path: figure, typed: '', sent: null, problem: figureWanted },
  { path: figure, typed: '1e3', sent: null, problem: figureWanted },
];

function companyCase(path: string, typed: string, problem: string | null, sent = typed): RuleCase {
  return { path, typed, sent, problem: problem && `${companyLabels[path]}: ${problem}` };
}

const mail = 'type an email address such as name@example.com';
const link = 'type a path that begins with / or an address with https://';
const base = 'leave it empty, or type an address such as https://www.example.com';
const countryCode = 'the country code of a phone number should be a numeric value';
const areaCode = 'the area code of a phone number should be a numeric value';

/** Test cases for `config.update` with company data and links. */
export const companyCases: readonly RuleCase[] = [
  { path: 'company.name', typed: ' ', sent: '', problem: 'Type something for Company name' },
  { path: 'company.phone.countryCode', typed: '1', problem: null },
  { path: 'company.phone.countryCode', typed: '+1', problem: countryCode },
  { path: 'company.phone.areaCode', typed: '', problem: null },
  { path: 'company.phone.areaCode', typed: '5l0', problem: areaCode },
  { path: 'company.phone.areaCode', typed: '1234567', problem: areaCode },
  { path: 'company.phone.number', typed: '', problem: 'Type something for Phone number' },
  ...['company.email.address', 'navLinks.customerMail'].flatMap((path) => [
    companyCase(path, ' info@example.com ', null, 'info@example.com'),
    companyCase(path, '', mail),
    companyCase(path, 'info@example', mail),
    companyCase(path, 'a@example.com?bcc=b@example.com', mail),
    companyCase(path, 'a@example.com, b@example.com', mail),
  ]),
  companyCase('navLinks.faq', '/faq?a=b#c', null),
  companyCase('navLinks.faq', 'https://elsewhere.example/a', null),
  companyCase('navLinks.faq', '', link),
  companyCase('navLinks.faq', 'faq', link),
  companyCase('navLinks.faq', '/with space', link),
  companyCase('navLinks.faq', '//elsewhere.example', link),
  companyCase('navLinks.faq', '/\\elsewhere.example', link),
  companyCase('navLinks.faq', 'https:///nowhere', link),
  companyCase('navLinks.faq', 'javascript:alert(1)', link),
  companyCase('baseUrl.site', 'https://www.example.com', null),
  companyCase('baseUrl.site', 'http://localhost:8080/', null),
  companyCase('baseUrl.site', 'www.example.com', base),
  companyCase('baseUrl.site', 'https://www.example.com/path', base),
  companyCase('baseUrl.site', 'https://user@www.example.com', base),
];

const from = 'announceSchedule.from';
const to = 'announceSchedule.to';

/**
 * Test cases for `config.update`. The announcement is scheduled from noon on December 1 to noon on December 2,
 * Pacific time.
 */
export const announcementCases: readonly RuleCase[] = [
  { path: 'announce', typed: 'We move', problem: null },
  { path: 'announce', typed: 'x'.repeat(1001), problem: 'Use at most 1,000 characters' },
  { path: from, typed: '', problem: 'Choose when it shows first' },
  { path: to, typed: '', problem: 'Choose when it ends' },
  {
    path: to,
    typed: '2026-12-01T12:00',
    sent: '2026-12-01T20:00:00.000Z',
    problem: 'The end must be after the start',
  },
];

const question = 'Type a question';
const answer = 'Type an answer';

/** Test cases for `help.update`. */
export const helpCases: readonly RuleCase[] = [
  { path: 'question', typed: ' ', problem: question },
  { path: 'question', typed: 'x'.repeat(501), problem: 'Use at most 500 characters' },
  { path: 'helpText', typed: '', problem: answer },
  { path: 'helpText', typed: '<p> &nbsp;</p>', problem: answer },
  { path: 'helpText', typed: '<script>alert(1)</script>', problem: answer },
  { path: 'helpText', typed: `<p>${'x'.repeat(50_000)}</p>`, problem: 'Use at most 50,000 characters' },
  { path: 'helpText', typed: '<p>So</p>', problem: null },
];

/** Test cases for `submissions.addNote`. */
export const noteCases: readonly RuleCase[] = [
  { path: 'text', typed: ' ', sent: '', problem: 'Type a note' },
  { path: 'text', typed: 'x'.repeat(4002), problem: 'Shorten the note by 2 characters' },
  { path: 'text', typed: ` ${'x'.repeat(4000)} `, sent: 'x'.repeat(4000), problem: null },
];

const nameLength = 'Account name must have 3 to 40 characters';
const firstTried = 'This password is too easy to guess. Choose another';

/** Test cases for `security.register` with account name 'ana.ruiz' and email 'ana@example.org'. */
export const registrationCases: readonly RuleCase[] = [
  { path: 'accountName', typed: 'an', problem: nameLength },
  { path: 'accountName', typed: 'x'.repeat(41), problem: nameLength },
  ...['-ana', 'ana ruiz', 'ana@example.org'].map((typed) => ({
    path: 'accountName',
    typed,
    problem:
      'Account name can have only letters, digits and . _ - and must begin and end with a letter or digit',
  })),
  ...['ana@', 'ana@example', 'ana@example..org', 'ana@example.org, b@example.org', 'ana@-example.org'].map(
    (typed) => ({ path: 'email', typed, problem: emailProblem }),
  ),
  { path: 'password', typed: 'too short', problem: 'Password must have at least 10 characters' },
  { path: 'password', typed: 'x1'.repeat(65), problem: 'Password must have at most 128 characters' },
  { path: 'password', typed: 'Password123', problem: firstTried },
  {
    path: 'password',
    typed: 'Ana@Example.org',
    problem: 'Password must not be the account name or email address',
  },
  { path: 'email', typed: "o'neil+plans@mail.example.co.uk", problem: null },
];

/** Test cases for `account.changePassword` by account 'ada' with email 'ada@example.com'. */
export const passwordCases: readonly RuleCase[] = [
  { path: 'password', typed: '', problem: 'Enter your current password' },
  { path: 'password', typed: ' ', problem: 'Enter your current password' },
  { path: 'password', typed: 'x'.repeat(257), problem: 'Use at most 256 characters' },
  { path: 'newPassword', typed: '', problem: 'Password must have at least 10 characters' },
  { path: 'newPassword', typed: 'x1'.repeat(65), problem: 'Password must have at most 128 characters' },
  { path: 'newPassword', typed: 'Password123', problem: firstTried },
  {
    path: 'newPassword',
    typed: 'ADA@example.com',
    problem: 'Password must not be the account name or email address',
  },
];

/** HTML of product descriptions, as written and as shown. */
export const descriptionMarkupCases: readonly (readonly [written: string, shown: string])[] = [
  ['<em>Fast</em><br>and <b>x<sub>2</sub></b>', '<em>Fast</em><br>and <b>x<sub>2</sub></b>'],
  ['<p class="x">Plain <a href="/faq">link</a></p>', 'Plain link'],
  ['a<script>x()</script><style>p{}</style><iframe>no</iframe><template>no</template>b', 'ab'],
  ['a<noscript>no</noscript><title>no</title><textarea>no</textarea>b', 'ab'],
];

/** HTML of help texts, as written and as shown. */
export const helpMarkupCases: readonly (readonly [written: string, shown: string])[] = [
  ['<p>See <a href="/faq">here</a></p>', '<p>See <a href="/faq">here</a></p>'],
  ['<p><a href="javascript:x()">here</a></p>', '<p><a>here</a></p>'],
  ['<p><a href="//elsewhere.example">here</a></p>', '<p><a>here</a></p>'],
  ['<p onclick="x()">a<iframe src="/x">no</iframe><template>no</template></p>', '<p>a</p>'],
  ['<h2>Title</h2><div>text</div>', 'Titletext'],
];
