import { PartyError } from './party-error.ts';
import { Phone, type PhoneDefinition } from './phone.ts';

function phone(definition: Partial<PhoneDefinition> = {}): Phone {
  return new Phone({ type: 'work', ...definition });
}

test('H6: a phone has type, primary, number, extension, country code and area code', () => {
  const definition = {
    type: 'work',
    number: ' 555-0100 ',
    extension: '7',
    countryCode: '1',
    areaCode: '510',
  };
  expect(new Phone(definition)).toMatchObject({
    kind: 'phone',
    type: 'work',
    primary: false,
    number: '555-0100',
    extension: '7',
    countryCode: '1',
    areaCode: '510',
  });
  expect(phone()).toMatchObject({ number: '', extension: '', countryCode: '', areaCode: '' });
});

test.each([
  ['510', '510'],
  [' 510 ', '510'],
  [510, '510'],
  ['020', '020'],
  [0, '0'],
])('H6: code %j is kept as %j', (given, kept) => {
  expect(phone({ areaCode: given, countryCode: given })).toMatchObject({ areaCode: kept, countryCode: kept });
});

test('H6: the plus of a country code is dropped', () => {
  expect(phone({ countryCode: '+1' }).countryCode).toBe('1');
});

test.each([[''], ['  ']])('H6: empty text %j clears a code', (empty) => {
  const cleared = phone({ areaCode: '510', countryCode: '1' });
  cleared.areaCode = empty;
  cleared.countryCode = empty;
  expect(cleared).toMatchObject({ areaCode: '', countryCode: '' });
});

test.each([
  ['area'],
  ['5a0'],
  ['(510)'],
  ['5 10'],
  ['-1'],
  ['1.5'],
  ['1e3'],
  ['0x1'],
  ['+'],
  ['++1'],
  ['٥١٠'],
  ['510\n1'],
  [-1],
  [1.5],
  [Number.NaN],
  [Infinity],
  [true],
  [null],
  [['510']],
])('H6: %p is no numeric code, and leaves the code as it was', (value) => {
  const kept = phone({ areaCode: '510', countryCode: '1' });
  expect(() => {
    kept.countryCode = value as string;
  }).toThrow(new PartyError('country-code', ''));
  expect(() => {
    kept.areaCode = value as string;
  }).toThrow(new PartyError('area-code', ''));
  expect(kept).toMatchObject({ areaCode: '510', countryCode: '1' });
});

test('H6: the errors are worded as required', () => {
  expect(() => phone({ countryCode: 'US' })).toThrow(
    /^the country code of a phone number should be a numeric value$/,
  );
  expect(() => phone({ areaCode: 'Oakland' })).toThrow(
    /^the area code of a phone number should be a numeric value$/,
  );
  expect(() => phone({ areaCode: 'Oakland' })).toThrow(PartyError);
});

test.each([
  [{ areaCode: '510', number: '555-0100' }, '(510) 555-0100'],
  [{ countryCode: 1, areaCode: '510', number: '555-0100', extension: '7' }, '+1 (510) 555-0100 ext. 7'],
  [{}, ''],
])('%j reads %j', (parts, text) => expect(new Phone({ type: 'work', ...parts }).text).toBe(text));
