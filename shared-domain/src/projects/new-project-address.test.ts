import { newProjectAddress } from './new-project-address.ts';

test('D4: the URL for a new project contains the kind and the areas from the estimator', () => {
  expect(newProjectAddress('/project/new', 'addition', { addition: 500 })).toBe(
    '/project/new?kind=addition&addition=500',
  );
  expect(newProjectAddress('https://app.example.com/start?from=site', 'new')).toBe(
    'https://app.example.com/start?from=site&kind=new',
  );
});
