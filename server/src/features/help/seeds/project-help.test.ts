import { fieldGroups } from '@title24/shared-domain/projects';
import { helpSeeds } from './index.ts';

test('D5: every field of a project has a help text, of the FAQ or of the takeoff tools', () => {
  const answers = new Set(helpSeeds.map(({ id }) => id));
  const ofFaq = fieldGroups
    .flatMap(({ fields }) => fields.map(({ help }) => help))
    .filter((id) => !id.startsWith('t-'));
  expect(ofFaq.length).toBeGreaterThan(100);
  expect([...new Set(ofFaq)].filter((id) => !answers.has(id))).toEqual([]);
});
