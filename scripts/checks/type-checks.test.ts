import { countFailedTasks } from './type-checks.mjs';

test('the packages that Lerna names as failed are counted, not those that it set out to check', () => {
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
  expect(countFailedTasks(output, 'typecheck')).toBe(2);
});
