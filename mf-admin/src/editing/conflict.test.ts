import { type Conflict, merge, openChoices } from './conflict.ts';
import { byFieldName } from './field-names.ts';

const conflict: Conflict<{ name: string; price: string; text: string; same: string }> = {
  base: { name: 'n', price: '1', text: 't', same: 's' },
  mine: { name: 'mine', price: '1', text: 'mine', same: 'x' },
  theirs: { values: { name: 'n', price: '2', text: 'theirs', same: 'x' }, lastUpdate: 'later' },
};

test('only values that both users changed differently need a choice', () => {
  expect([...openChoices(conflict)]).toEqual([
    ['name', 'mine'],
    ['price', 'theirs'],
    ['text', null],
  ]);
});

test('the chosen versions determine the merged values', () => {
  const choices = new Map(openChoices(conflict)).set('text', 'both');
  expect(merge(conflict, choices)).toEqual({ name: 'mine', price: '2', text: 'mine\ntheirs', same: 'x' });
});

test('paths of server errors are mapped to field names', () => {
  const findings = [
    { path: 'config.company.phone.areaCode', message: 'numeric' },
    { path: 'product', message: 'whole' },
  ];
  expect(byFieldName(findings, ['company.phone.areaCode', 'name'])).toEqual([
    { path: 'company.phone.areaCode', message: 'numeric' },
    { path: '', message: 'whole' },
  ]);
});
