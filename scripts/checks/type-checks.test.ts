import { failedTasks } from './type-checks.mjs';

test('the packages that Lerna names as failed are found, not those that it set out to check', () => {
  const output = [
    ' Lerna (powered by Nx)   Running target typecheck for 3 projects:',
    '',
    '- @title24/mf-upload',
    '- @title24/ui',
    '- @title24/shell',
    '> @title24/ui:typecheck',
    ' Lerna (powered by Nx)   Running target typecheck for 3 projects failed',
    'Failed tasks:',
    '',
    '- @title24/ui:typecheck',
    '- @title24/shell:typecheck',
  ].join('\n');
  expect([...failedTasks(output, 'typecheck')]).toEqual(['@title24/ui', '@title24/shell']);
});
