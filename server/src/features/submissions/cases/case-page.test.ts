import type { WorkQueue } from '@title24/shared-domain/work';
import { sampleFields } from '../uploads/testing/sample-form.ts';
import { CaseSite, delivery, monday, Visitor } from './testing/case-site.ts';

jest.setTimeout(240_000);

let cases: CaseSite;

/** Returns which secrets of the sample submission a text contains. Visitors see them only on the opened case page. */
function secretsIn(text: string): string[] {
  return [sampleFields.projectName, sampleFields.from, sampleFields.email, 'plans.pdf'].filter((secret) =>
    text.includes(secret),
  );
}

beforeAll(async () => {
  cases = await CaseSite.open();
});
afterAll(() => cases.close());
beforeEach(async () => {
  cases.at(monday);
  await cases.sql('delete from login_failures');
});

test('Q3: a link opens the case page only with the email address it was sent to, and the key is then removed from the URL', async () => {
  const reference = await cases.sent();
  const link = await cases.link(reference);
  const visitor = new Visitor(cases);
  const asked = await visitor.get(link);
  expect([asked.status, asked.data]).toMatchObject([200, { page: 'identify', reference, refused: null }]);
  expect(secretsIn(asked.text)).toEqual([]);
  expect(asked.headers.get('referrer-policy')).toBe('same-origin');
  expect(asked.headers.get('cache-control')).toBe('private, no-store');
  const wrong = await visitor.open(link, 'somebody@example.org');
  expect([wrong.status, wrong.data]).toMatchObject([422, { page: 'identify' }]);
  expect(visitor.cookies.size).toBe(0);
  const opened = await visitor.open(link, ' ANA.RUIZ@example.org ');
  expect([opened.status, opened.location]).toEqual([303, `/plans/${reference}`]);
  const again = await visitor.get(link);
  expect([again.status, again.location]).toEqual([303, `/plans/${reference}`]);
  expect((await visitor.case(reference)).projectName).toBe(sampleFields.projectName);
});

test('Q3: forged, expired and replaced links, and links of other cases, open nothing', async () => {
  const reference = await cases.sent();
  const other = await cases.sent();
  const link = await cases.link(reference);
  const key = new URL(link, cases.url).searchParams.get('key') ?? '';
  const end = key.split('.')[1] ?? '';
  const refused = async (given: string, at = reference) => {
    const visitor = new Visitor(cases);
    const page = await visitor.post(`/plans/${at}/open`, { key: given, email: sampleFields.email });
    expect([page.status, visitor.cookies.size, secretsIn(page.text)]).toEqual([422, 0, []]);
    return page.data?.page === 'identify' ? page.data.refused : null;
  };
  const forged = [
    '',
    'x',
    key.slice(0, -1),
    `${key.slice(0, -1)}${key.endsWith('A') ? 'Q' : 'A'}`,
    key.replace(/^m1/, 'm2'),
    key.replace(/^m/, 'a'),
    key.replace(/^m/, 'v'),
    key.replace(end, (Number.parseInt(end, 36) + 1).toString(36)),
  ];
  for (const each of forged) expect(await refused(each)).toContain('don’t belong together');
  expect(await refused(key, other)).toContain('don’t belong together');
  // A reference that does not exist is refused with the same message.
  expect(await refused(key, 'FS-20270301-AAAAAAAA')).toContain('don’t belong together');

  const customer = await cases.customer(reference);
  await cases.act(reference, { event: 'replace-link' });
  expect(await refused(key)).toContain('we have replaced it');
  expect((await customer.get(`/plans/${reference}`)).data?.page).toBe('identify');
  expect((await (await cases.customer(reference)).case(reference)).reference).toBe(reference);

  const newest = new URL(await cases.link(reference), cases.url).searchParams.get('key') ?? '';
  cases.at('2027-08-29T17:00:00.000Z');
  expect(await refused(newest)).toContain('has expired');
});

test('Q3: 1,000 guesses from many networks open nothing and reveal nothing, and guesses of the email address are limited', async () => {
  const count = 1_000;
  const reference = await cases.sent();
  const link = await cases.link(reference);
  const key = new URL(link, cases.url).searchParams.get('key') ?? '';
  const statuses = new Map<number, number>();
  const refusals = new Set<string>();
  const guess = async (index: number) => {
    // Half of the guesses combine the genuine key with a guessed email address. The other half guess the key.
    const isAddress = index % 2 === 0;
    const { statusCode, headers, body } = await cases.site.app.inject({
      method: 'POST',
      url: `/plans/${reference}/open`,
      remoteAddress: `10.${(index >> 8) & 255}.${index & 255}.7`,
      headers: {
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        key: isAddress ? key : `m1.zzzzz.${String(index).padStart(43, 'x')}`,
        email: isAddress ? `guess${index}@example.org` : sampleFields.email,
      }).toString(),
    });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode === 422) refusals.add(body);
    if (headers['set-cookie'] || secretsIn(body).length > 0) throw new Error(`Guess ${index}: ${body}`);
  };
  for (let start = 0; start < count; start += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, index) => guess(start + index)));
  }
  expect([...statuses.keys()].sort()).toEqual([422, 429]);
  // Of the guesses with the genuine key, about ten were checked. The others were refused with status 429.
  expect(statuses.get(429)).toBeGreaterThan(count / 2 - 20);
  // A wrong key and a wrong email address are refused with the same message.
  const words = new Set([...refusals].map((body) => /"refused":"([^"]*)"/.exec(body)?.[1]));
  expect([...words]).toEqual([expect.stringContaining('don’t belong together')]);
});

test('Q3: a link in My Account opens the case page without asking for the email address, until the link expires', async () => {
  const reference = await cases.sent({ email: 'mia@example.com' });
  const { result } = await cases.call('mia', 'account', 'submissions');
  const [own] = result as { reference: string; state: string; page: string }[];
  expect(own).toMatchObject({ reference, state: 'received' });
  const visitor = new Visitor(cases);
  const opened = await visitor.get(own?.page ?? '');
  expect([opened.status, opened.location]).toEqual([303, `/plans/${reference}`]);
  expect((await visitor.case(reference)).reference).toBe(reference);
  cases.at('2027-03-01T19:00:00.000Z');
  const late = await new Visitor(cases).get(own?.page ?? '');
  expect(late.data).toMatchObject({ page: 'identify' });
});

test('Q3: a person with a replaced link cannot lock the customer out of the case page', async () => {
  const reference = await cases.sent();
  const replaced = await cases.link(reference);
  await cases.act(reference, { event: 'replace-link' });
  const link = await cases.link(reference);
  for (let tried = 0; tried < 15; tried += 1) {
    const page = await new Visitor(cases, `203.0.113.${tried}`).open(replaced, 'guess@example.org');
    expect([page.status, page.data]).toMatchObject([422, { refused: expect.stringContaining('replaced') }]);
  }
  expect((await new Visitor(cases, '203.0.113.99').open(link)).status).toBe(303);
});

test('Q3: a form sent twice gets the same response and takes effect once', async () => {
  const reference = await cases.quoted();
  const customer = await cases.customer(reference);
  const twice = async (form: string, values: Record<string, string>) => {
    const at = `/plans/${reference}/${form}`;
    const answers = await Promise.all([customer.post(at, values), customer.post(at, values)]);
    answers.push(await customer.post(at, values));
    for (const { status, location } of answers) {
      expect([form, status, location]).toEqual([form, 303, `/plans/${reference}?done=${form}`]);
    }
  };
  const count = async (words: string) =>
    (await customer.case(reference)).timeline.filter((entry) => entry.words === words).length;
  await twice('write', { text: 'Does it cover the garage?' });
  expect(await count('You sent us a message')).toBe(1);
  // An hour later, the same question is a new message.
  cases.at('2027-03-01T18:00:00.000Z');
  await customer.post(`/plans/${reference}/write`, { text: 'Does it cover the garage?' });
  expect(await count('You sent us a message')).toBe(2);
  await twice('accept', { quote: '1', consent: 'on' });
  const later = await customer.post(`/plans/${reference}/accept`, { quote: '2', consent: 'on' });
  expect([later.status, later.data]).toMatchObject([422, { refused: { form: 'accept' } }]);
  const subjects = (await cases.mails(reference)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /accepted/i.test(subject))).toHaveLength(1);
  await cases.act(reference, { event: 'start' });
  await cases.report(reference);
  await cases.act(reference, delivery());
  const form = () => {
    const sent = new FormData();
    sent.set('text', 'Sheet A2: the R-value is missing.');
    return sent;
  };
  for (let sent = 0; sent < 2; sent += 1) {
    const answer = await customer.post(`/plans/${reference}/comments`, form());
    expect([answer.status, answer.location]).toEqual([303, `/plans/${reference}?done=comments`]);
  }
  expect((await cases.staffMails(reference)).filter((subject) => /comments/i.test(subject))).toHaveLength(1);

  const declined = await cases.quoted();
  const other = await cases.customer(declined);
  for (let sent = 0; sent < 2; sent += 1) {
    const answer = await other.post(`/plans/${declined}/decline`, { quote: '1', text: 'Too late' });
    expect([answer.status, answer.location]).toEqual([303, `/plans/${declined}?done=decline`]);
  }
});

test('Q4: the queue marks a case whose customer wrote, until staff write back', async () => {
  const reference = await cases.quoted();
  const isMarked = async () => {
    const { result } = await cases.call('cleo', 'work', 'find', { search: reference });
    return (result as WorkQueue).items.map(({ hasMessage }) => hasMessage);
  };
  expect(await isMarked()).toEqual([false]);
  const customer = await cases.customer(reference);
  await customer.post(`/plans/${reference}/write`, { text: 'Does it cover the garage?' });
  await cases.act(reference, { event: 'take' }, 'dora');
  expect(await isMarked()).toEqual([true]);
  await cases.act(reference, { event: 'message', message: 'It does.' });
  expect(await isMarked()).toEqual([false]);
});

test('Q3: a case page shows no notice if its URL names an unknown notice', async () => {
  const reference = await cases.sent();
  const customer = await cases.customer(reference);
  for (const word of ['constructor', '__proto__', 'toString', 'paid', '']) {
    const { data } = await customer.get(`/plans/${reference}?done=${word}`);
    expect([word, data]).toEqual([word, expect.objectContaining({ page: 'case', done: null })]);
  }
});

test('Q3: the forms of a case page work only for a visitor who has opened it, and a refused form keeps the typed text', async () => {
  const reference = await cases.quoted();
  const guesser = new Visitor(cases);
  for (const [form, values] of [
    ['accept', { quote: '1', consent: 'on' }],
    ['decline', { quote: '1' }],
    ['write', { text: 'Hello' }],
    ['files', new FormData()],
  ] as const) {
    const answer = await guesser.post(`/plans/${reference}/${form}`, values);
    expect([form, answer.status, answer.data]).toEqual([
      form,
      403,
      { page: 'identify', reference, key: '', refused: expect.stringMatching(/^Nothing was sent/) },
    ]);
  }
  expect((await cases.load(reference)).case.state).toBe('quoted');
  const customer = await cases.customer(reference);
  const long = 'x'.repeat(4_001);
  const refused = await customer.post(`/plans/${reference}/write`, { text: long });
  expect([refused.status, refused.data]).toMatchObject([422, { refused: { form: 'write', text: long } }]);
  await customer.post(`/plans/${reference}/write`, { text: 'Does it cover the garage?' });
  expect((await customer.case(reference)).timeline.at(-1)).toMatchObject({
    words: 'You sent us a message',
    message: 'Does it cover the garage?',
  });
  await customer.post(`/plans/${reference}/decline`, { quote: '1', text: 'Too late for us' });
  expect((await customer.case(reference)).state).toBe('declined');
});

test('Q3: the case page shows noncompliance, and a registration that the customer sends twice is recorded once', async () => {
  const reference = await cases.inWork();
  const failing = { complies: false, needsRegistration: true, shortfall: '' };
  const act = { ...delivery(), statement: failing };
  expect(
    (await cases.call('cleo', 'cases', 'act', { ...(await cases.seen(reference)), act })).error,
  ).toMatchObject({
    code: -32010,
    message: expect.stringContaining('with a reason'),
  });
  const statement = { ...failing, shortfall: 'You asked for a first version.' };
  await cases.act(reference, { ...delivery(), statement });
  const [mail] = await cases.mails(reference);
  expect(mail?.text).toContain('You asked for a first version.');
  expect(mail?.text).toContain('Register this report before you apply for the permit.');
  const customer = await cases.customer(reference);
  expect((await customer.case(reference)).compliance).toEqual({ ...statement, registration: null });
  const path = `/plans/${reference}/register`;
  const refused = await customer.post(path, { registration: '226-P01', registered: '2999-01-01' });
  expect([refused.status, refused.data]).toMatchObject([422, { refused: { form: 'register' } }]);
  const registration = { number: '226-P01', date: '2027-03-01' };
  for (let sent = 0; sent < 2; sent += 1) {
    const { status } = await customer.post(path, {
      registration: registration.number,
      registered: registration.date,
    });
    expect(status).toBe(303);
  }
  const shown = await customer.case(reference);
  expect(shown.compliance?.registration).toEqual(registration);
  expect(shown.timeline.filter(({ words }) => words === 'You told us the registration')).toHaveLength(1);
  const corrected = { ...registration, number: '226-P02' };
  const { case: noted } = await cases.act(reference, { event: 'record-registration', ...corrected });
  expect(noted.compliance?.registration).toEqual(corrected);
  expect((await cases.mails(reference))[0]?.text).toContain('Registration number 226-P02, March 1, 2027.');
});
