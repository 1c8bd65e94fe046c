import fc from 'fast-check';
import type { ContactMethod } from './contact-method.ts';
import { EmailAddress } from './email-address.ts';
import { Organization } from './organization.ts';
import type { Party } from './party.ts';
import { PartyError } from './party-error.ts';
import { Person } from './person.ts';
import { Phone } from './phone.ts';
import { PostalAddress } from './postal-address.ts';

function phone(type: string, primary = false): Phone {
  return new Phone({ type, primary, number: '555-0100' });
}

function partyWith(...methods: ContactMethod[]): Party {
  const party = new Organization({ name: 'Energy Compliance Reports' });
  for (const method of methods) party.add(method);
  return party;
}

test('H6: a party has a code, addresses, phones and e-mail addresses', () => {
  const office = new PostalAddress({ type: 'work', line1: '100 Example Street' });
  const line = phone('work');
  const mail = new EmailAddress({ type: 'work', address: 'office@example.com' });
  const party = partyWith(mail, office, line);
  expect([party.addresses, party.phones, party.emails]).toEqual([[office], [line], [mail]]);
  expect(party.code).toBe('');
  expect(new Person({ code: 'C-17' }).code).toBe('C-17');
});

test('H6: the first contact method of a type is primary, later ones are not', () => {
  const [first, second, home] = [phone('work'), phone('work'), phone('home')];
  const mail = new EmailAddress({ type: 'work', address: 'office@example.com' });
  partyWith(first, second, home, mail);
  expect([first, second, home, mail].map((method) => method.primary)).toEqual([true, false, true, true]);
});

test('one that comes in asking to be primary takes the place', () => {
  const [first, second] = [phone('work'), phone('work', true)];
  partyWith(first, second);
  expect([first.primary, second.primary]).toEqual([false, true]);
});

test('making another one primary leaves other types and kinds alone', () => {
  const [first, second, home] = [phone('work'), phone('work'), phone('home')];
  const party = partyWith(first, second, home);
  party.makePrimary(second);
  expect([first, second, home].map((method) => method.primary)).toEqual([false, true, true]);
});

test('when the primary one is removed, the one had longest follows', () => {
  const [first, second, third] = [phone('work'), phone('work'), phone('work')];
  const party = partyWith(first, second, third);
  party.makePrimary(third);
  party.remove(third);
  expect([first, second, third].map((method) => method.primary)).toEqual([true, false, false]);
  party.remove(second);
  expect(first.primary).toBe(true);
  party.remove(first);
  expect(party.phones).toEqual([]);
});

test('when another one is removed, the primary one stays so', () => {
  const [first, second, third] = [phone('work'), phone('work'), phone('work')];
  const party = partyWith(first, second, third);
  party.makePrimary(third);
  party.remove(first);
  expect([second, third].map((method) => method.primary)).toEqual([false, true]);
});

test('it names its primary contact method of a type, or of the type had longest', () => {
  const [home, work, better] = [phone('home'), phone('work'), phone('work', true)];
  const office = new PostalAddress({ type: 'work' });
  const mail = new EmailAddress({ type: 'work', address: 'office@example.com' });
  const party = partyWith(home, work, better, office, mail);
  expect(party.primaryPhone()).toBe(home);
  expect(party.primaryPhone('work')).toBe(better);
  expect(party.primaryPhone('fax')).toBeUndefined();
  expect(party.primaryAddress()).toBe(office);
  expect(party.primaryEmail('work')).toBe(mail);
  expect(partyWith().primaryEmail()).toBeUndefined();
});

test('a contact method belongs to one party at a time', () => {
  const line = phone('work');
  const [party, other] = [partyWith(line), partyWith()];
  const expected = new PartyError('already-held', 'Remove it there first, or add a new one.');
  expect(() => party.add(line)).toThrow(expected);
  expect(() => other.add(line)).toThrow(expected);
  party.remove(line);
  expect(line.primary).toBe(false);
  other.add(line);
  expect([party.phones, other.phones, line.primary]).toEqual([[], [line], true]);
});

test("what is not the party's can be neither made primary nor removed", () => {
  const [party, line] = [partyWith(phone('work')), phone('work')];
  partyWith(line);
  expect(() => party.makePrimary(line)).toThrow('the party does not have this contact method');
  expect(() => party.remove(line)).toThrow(PartyError);
  expect(line.primary).toBe(true);
});

type Deed = (party: Party, had: readonly Phone[]) => void;
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ type: fc.constantFrom('work', 'home'), primary: fc.boolean() }).map(
    ({ type, primary }): Deed =>
      (party) =>
        party.add(phone(type, primary)),
  ),
  fc.nat().map(
    (index): Deed =>
      (party, had) =>
        onOne(had, index, (method) => party.makePrimary(method)),
  ),
  fc.nat().map(
    (index): Deed =>
      (party, had) =>
        onOne(had, index, (method) => party.remove(method)),
  ),
);

function onOne(had: readonly Phone[], index: number, act: (method: Phone) => void): void {
  const method = had[index % Math.max(had.length, 1)];
  if (method) act(method);
}

test('H6: whatever is added, removed and made primary, each type has exactly one primary', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
      const party = partyWith();
      for (const act of deeds) {
        act(party, party.phones);
        for (const type of new Set(party.phones.map((method) => method.type))) {
          expect(party.phones.filter((method) => method.type === type && method.primary)).toHaveLength(1);
        }
      }
    }),
  );
});
