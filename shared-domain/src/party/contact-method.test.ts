import { EmailAddress } from './email-address.ts';
import { PartyError } from './party-error.ts';
import { Phone } from './phone.ts';
import { PostalAddress } from './postal-address.ts';

test.each([[''], ['  '], [null], [undefined], [3]])(
  'H6: a contact method needs a type, which %j is not',
  (value) => {
    const type = value as string;
    const expected = new PartyError('no-contact-type', "Say what it is used for, such as 'work' or 'home'.");
    expect(() => new Phone({ type })).toThrow(expected);
    expect(() => new EmailAddress({ type, address: 'office@example.com' })).toThrow(expected);
    expect(() => new PostalAddress({ type })).toThrow(/^a contact method needs a type$/);
  },
);

test('H6: it is not primary before a party has it, unless it asks to be', () => {
  expect(new EmailAddress({ type: ' work ', address: ' office@example.com ' })).toMatchObject({
    kind: 'email',
    type: 'work',
    primary: false,
    address: 'office@example.com',
  });
  expect(new EmailAddress({ type: 'work', address: 'office@example.com', primary: true }).primary).toBe(true);
});

test('H6: who is primary is for the party to say', () => {
  expect(() => Object.assign(new Phone({ type: 'work' }), { primary: true })).toThrow(TypeError);
});
