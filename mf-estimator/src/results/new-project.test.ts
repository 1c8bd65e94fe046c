import { emptyResidentialForm } from '@title24/shared-domain/estimator-answers';
import { projectOfEstimate } from './new-project.ts';

const project = (form: Partial<typeof emptyResidentialForm>) =>
  projectOfEstimate('/project/new', { ...emptyResidentialForm, ...form });

test('D4: a project starts with the kind and areas of the estimate', () => {
  expect(project({ kind: 'new', area: '2,500', multi: true, types: '5' })).toBe(
    '/project/new?kind=new&area=2500',
  );
  expect(project({ kind: 'existing-plus', existing: '1500', addition: '400' })).toBe(
    '/project/new?kind=existing-plus-addition&existing=1500&addition=400',
  );
  expect(project({ kind: 'envelope', existing: 'many' })).toBe('/project/new?kind=alteration');
  expect(project({ kind: 'dwelling-units', existing: '1500', units: '1' })).toBe(
    '/project/new?kind=alteration&existing=1500',
  );
});

test('D4: for an addition with an existing area, the project has the kind ‘existing plus addition’', () => {
  expect(project({ kind: 'addition', addition: '500' })).toBe('/project/new?kind=addition&addition=500');
  expect(project({ kind: 'addition', addition: '900', existing: '1500' })).toBe(
    '/project/new?kind=existing-plus-addition&addition=900&existing=1500',
  );
});
