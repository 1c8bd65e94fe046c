import { payerLines } from './payer.ts';

const signer = {
  name: { first: 'Ana', last: 'Builder' },
  company: 'Builder & Daughters',
  address: { line1: '12 Oak Street', cityText: 'Oakland', stateText: 'CA', postalCode: '94607' },
};
const address = {
  name: 'Ana',
  line1: '3 Elm Street',
  cityText: 'Fresno',
  stateText: 'CA',
  postalCode: '93701',
  country: 'US',
} as const;

test.each([
  ['the address that copies are mailed to', { address, signer }, ['Ana', '3 Elm Street', 'Fresno, CA 93701']],
  [
    'the signer if no copies are mailed',
    { address: null, signer },
    ['Ana Builder', 'Builder & Daughters', '12 Oak Street', 'Oakland, CA 94607'],
  ],
  [
    'a signer abroad',
    {
      address: null,
      signer: { name: { last: 'Roy' }, address: { cityText: 'Montréal', country: 'Canada' } },
    },
    ['Roy', 'Montréal', 'Canada'],
  ],
  ['the account if the signer’s name is blank', { address: null, signer: { name: { first: ' ' } } }, ['ana']],
  ['the account if there is no signer', { address: null, signer: null }, ['ana']],
])('D2: an invoice is addressed to %s', (_, known, lines) => {
  expect(payerLines({ ...known, accountName: 'ana' })).toEqual(lines);
});
