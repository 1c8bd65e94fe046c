import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { node, workspace } from '../setup/workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'title24-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function cruise(files: Record<string, string>) {
  const root = mkdtempSync(join(folder, 'case-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const tool = join(workspace, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(workspace, '.dependency-cruiser.mjs');
  return spawnSync(node, [tool, '--config', config, '.'], { cwd: root, encoding: 'utf8' });
}

const account = { 'mf-account/src/a.ts': 'export type A = string;\nexport const a = 1;\n' };

test('reports every kind of import from another remote', () => {
  const { status, stdout } = cruise({
    ...account,
    'mf-upload/src/value.ts': "import { a } from '../../mf-account/src/a.ts';\nconsole.log(a);\n",
    'mf-upload/src/type.ts': "import type { A } from '../../mf-account/src/a.ts';\nexport const b: A = '';\n",
    'mf-upload/src/export.ts': "export { a } from '../../mf-account/src/a.ts';\n",
    'mf-upload/src/dynamic.ts': "export const b = import('../../mf-account/src/a.ts');\n",
  });
  const found = [
    ...stdout.matchAll(/error parts-are-apart: mf-upload\/src\/(\w+)\.ts → mf-account\/src\/a\.ts/g),
  ];
  expect(found.map(([, kind]) => kind).sort()).toEqual(['dynamic', 'export', 'type', 'value']);
  // dependency-cruiser exits with the number of errors.
  expect(status).toBe(4);
});

test('accepts an import within a remote', () => {
  const { status, stdout, stderr } = cruise({
    ...account,
    'mf-account/src/b.ts': "import { a } from './a.ts';\nconsole.log(a);\n",
  });
  expect(stdout).toContain('no dependency violations found (2 modules, 1 dependencies cruised)');
  expect(`${stdout}${stderr}`).not.toContain('transpiler');
  expect(status).toBe(0);
});

test('browser code may import result schemas only as types', () => {
  const { stdout, status } = cruise({
    'shared-domain/src/orders/order-view.schema.ts': 'export type View = string;\nexport const view = 1;\n',
    'shared-domain/src/orders/index.ts': "export type * from './order-view.schema.ts';\n",
    'shared-domain/src/work/index.ts': "export * from '../orders/order-view.schema.ts';\n",
    'server/src/platform/a.ts':
      "import { view } from '../../../shared-domain/src/orders/order-view.schema.ts';\nconsole.log(view);\n",
  });
  expect(stdout).toContain('error schemas-stay-on-the-server: shared-domain/src/work/index.ts');
  expect(status).toBe(1);
});
