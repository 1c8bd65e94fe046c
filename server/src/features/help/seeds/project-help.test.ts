import { fieldGroups } from '@title24/shared-domain/projects';
import { helpSeeds } from './index.ts';

test('D5: every field of a project has a help text, of the FAQ or of the takeoff tools', () => {
  const answers = new Set(helpSeeds.map(({ id }) => id));
  const asked = fieldGroups.flatMap(({ fields }) => fields.map(({ help }) => help));
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set<string>([...asked, 't-takeoff', 't-order'])].filter((id) => !answers.has(id))).toEqual(
    [],
  );
});
