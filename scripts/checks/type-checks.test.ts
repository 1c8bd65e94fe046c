import { failedPackages } from './type-checks.mjs';

test('the packages that Lerna names as failed are found, not those that it set out to check', () => {
  const output = [
    "lerna-lite info run Ran npm script 'typecheck' in '@title24/mf-upload' in 1.2s:",
    'lerna-lite ERR!  @title24/ui src/index.ts(1,7): error TS2322',
    "lerna-lite ERR! run Ran npm script 'typecheck' in 3 packages in 3.0s:",
    'lerna-lite success  - @title24/mf-upload',
    'lerna-lite ERR!  - @title24/ui',
    'lerna-lite ERR!  - @title24/shell',
  ].join('\n');
  expect([...failedPackages(output)]).toEqual(['@title24/ui', '@title24/shell']);
});
