import { statedFacts } from './about-company.ts';

const nothing = { people: '', serviceArea: '', hours: '', since: '' };

test('H9 missing data is not shown', () => {
  expect(statedFacts({})).toBeNull();
  expect(statedFacts({ about: nothing })).toBeNull();
  expect(statedFacts({ about: { ...nothing, people: ' \n\n', hours: ' ' } })).toBeNull();
});

test('H9 each line is a person, and a person with several lines is listed once', () => {
  const people = 'First Person, CEA 1\n\n  Second Person, CEA 2 \nFirst Person, CEA 1';
  expect(statedFacts({ about: { ...nothing, people, since: '2009' } })).toEqual({
    ...nothing,
    people: ['First Person, CEA 1', 'Second Person, CEA 2'],
    since: '2009',
  });
});
