import { apiChanges } from './api-changes.ts';

const report = (text: string) =>
  `# API report\n\nVersion 1.0.0\n\n## Entries\n\n- \`./contract\`\n\n## Declarations\n\n### contract/index.d.ts\n\n\`\`\`ts\n${text}\n\`\`\`\n`;

test('K2: lists the declarations that are new, changed or removed in a version of the kit', () => {
  const before = report('export declare const one: 1;\nexport interface Two {\n  a: 1;\n}\ntype Three = 3;');
  const after = report('export interface Two {\n  a: 1;\n  b: 2;\n}\ntype Three = 3;\nexport type Four = 4;');
  expect(apiChanges(before, after)).toEqual([
    'new: Four (contract/index.d.ts)',
    'changed: Two (contract/index.d.ts)',
    'removed: one (contract/index.d.ts)',
  ]);
  expect(apiChanges(before, before)).toEqual([]);
});
