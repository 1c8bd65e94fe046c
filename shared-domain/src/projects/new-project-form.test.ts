import { newProjectSchema } from './new-project-form.ts';

function messages(entered: unknown): string[] {
  try {
    newProjectSchema.validateSync(entered, { abortEarly: false });
    return [];
  } catch (error) {
    return [...new Set((error as { errors: string[] }).errors)];
  }
}

test.each([
  [{ name: ' Hut ', kind: 'alteration' }, []],
  [{ name: 'ab', kind: 'new' }, ['Project name is required']],
  [{ name: 'ab ', kind: 'new' }, ['Project name is required']],
  [{ kind: 'new' }, ['Project name is required']],
  [{ name: 'x'.repeat(101), kind: 'new' }, ['Project name must be 100 characters or fewer']],
  [{ name: 'Hut', kind: '' }, ['Choose what you build']],
  [{ name: 'Hut', kind: 'castle' }, ['Choose what you build']],
])('D5: the form values %j have the error messages %j', (entered, expected) => {
  expect(messages(entered)).toEqual(expected);
});

test('D5: project names are trimmed', () => {
  expect(newProjectSchema.cast({ name: ' Hut ', kind: 'new' })).toEqual({ name: 'Hut', kind: 'new' });
});
