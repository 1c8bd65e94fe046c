import { packagesWithErrors, programsOf } from './type-checks.mjs';

const packages = ['shared-ui', 'mf-upload', 'server'].map((folder) => ({ folder }));

test('packages that have the same settings are checked together, as one program', () => {
  const configs: Record<string, object> = {
    'shared-ui': { extends: '../tsconfig.browser.json', include: ['src'] },
    'mf-upload': { extends: '../tsconfig.browser.json', include: ['src', 'remote.config.ts'] },
    server: { extends: '../tsconfig.node.json', include: ['src'] },
  };
  expect(programsOf(packages, (folder: string) => configs[folder])).toEqual([
    {
      extends: 'tsconfig.browser.json',
      include: ['shared-ui/src', 'mf-upload/src', 'mf-upload/remote.config.ts'],
    },
    { extends: 'tsconfig.node.json', include: ['server/src'] },
  ]);
});

test('a package fails only because of errors in its own files', () => {
  const output = [
    "mf-upload/src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    "  The expected type comes from property 'x' of 'shared-ui/src/b.ts'",
    '',
  ].join('\n');
  expect(packagesWithErrors(output, packages)).toEqual(['mf-upload']);
});
