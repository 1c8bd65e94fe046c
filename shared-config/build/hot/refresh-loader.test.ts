import { transformSync } from '@swc/core';
import { refreshable } from './refresh-loader.ts';

const compiled = (source: string) =>
  refreshable(
    transformSync(source, {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: true, refresh: true } },
      },
    }).code,
    'mf-example',
  );

test('K9: a module of components registers them and accepts its own changes', () => {
  const code = compiled('export function Page() { return <p>Text</p>; }');
  expect(code).toMatch(/^const \{ \$RefreshReg\$, \$RefreshSig\$ \} = hotPage\.refresh\("mf-example", /);
  expect(code).toContain('$RefreshReg$(_c, "Page")');
  expect(code).toContain('hotPage.accept(__webpack_module__, import.meta.webpackHot)');
});

test('K9: a module of hooks does not accept its own changes', () => {
  const code = compiled("import { useState } from 'react'; export const useOpen = () => useState(false);");
  expect(code).toContain('hotPage.refresh(');
  expect(code).not.toContain('hotPage.accept(');
});

test('K9: a module without components or hooks gets no code for updates', () => {
  expect(compiled('export const two = 2;')).not.toContain('hotPage');
});
