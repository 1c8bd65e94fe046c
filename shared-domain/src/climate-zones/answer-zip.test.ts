import { answerZip } from './answer-zip.ts';

test.each(['95814', ' 95814 ', '95814-1234'])(
  'C14: the answer for “%s” is a zone, with a note that the zone depends on the address',
  (typed) => {
    const { title, text, needsTool, zone } = answerZip(typed);
    expect([title, needsTool, zone]).toEqual(['Climate zone 12', true, 12]);
    expect(text).toContain('for ZIP code 95814. The address sets the zone');
  },
);

test.each([
  ['95999', 'The Energy Commission’s list doesn’t have ZIP code 95999', true],
  ['10001', 'ZIP code 10001 isn’t in California', false],
  ['9581', 'Enter a ZIP code of 5 digits, like 95814', false],
  ['', 'Enter a ZIP code of 5 digits, like 95814', false],
])('C14: the answer for “%s” is a message without a zone', (typed, title, needsTool) => {
  expect(answerZip(typed)).toMatchObject({ title, needsTool });
  expect(answerZip(typed).zone).toBeUndefined();
});
