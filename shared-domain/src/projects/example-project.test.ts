import { documentProblems } from './check-document.ts';
import { projectFindings } from './checks/project-findings.ts';
import { exampleProject } from './example-project.ts';

test('D1j: the example project can be ordered', () => {
  expect(documentProblems(exampleProject, 2026)).toEqual([]);
  const findings = projectFindings(exampleProject, { thisYear: 2026, attachments: [] });
  expect(findings.filter(({ severity }) => severity !== 'hint')).toEqual([]);
});
