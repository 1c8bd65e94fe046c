import { statedFacts } from './about-company.ts';

const nothing = { people: '', serviceArea: '', hours: '', since: '' };

test('H9: missing company data is not shown', () => {
  expect(statedFacts({})).toBeNull();
  expect(statedFacts({ about: nothing })).toBeNull();
  expect(statedFacts({ about: { ...nothing, people: ' \n\n', hours: ' ' } })).toBeNull();
});

test('H9: each line of the text about people is one person, and a person on several lines is listed once', () => {
  const people = 'First Person, CEA 1\n\n  Second Person, CEA 2 \nFirst Person, CEA 1';
  expect(statedFacts({ about: { ...nothing, people, since: '2009' } })).toEqual({
    ...nothing,
    people: ['First Person, CEA 1', 'Second Person, CEA 2'],
    since: '2009',
  });
});
