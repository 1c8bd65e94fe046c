import { checkProject } from './checks/check-project.ts';
import { missingAnswers } from './checks/missing-answers.ts';
import { type ProjectStep, projectSteps } from './fields/field-groups.ts';
import type { ProjectContent } from './project-data.ts';
import { stepStatus } from './step-status.ts';
import { wholeProject } from './testing/projects.ts';
import { withChanges } from './testing/with-changes.ts';

function statuses(content: ProjectContent) {
  const findings = [...missingAnswers(content, 2026), ...checkProject(content)];
  return projectSteps.map((step) => stepStatus(step, content, findings));
}

test('D5: in a new project with only a name and a kind, no step is started', () => {
  const made = { version: 1, kind: 'new', project: { name: 'Hut' } } as const;
  expect(new Set(statuses(made))).toEqual(new Set(['not-started']));
});

test('D5: if all questions are answered, every step except the documents step is complete', () => {
  expect(statuses(wholeProject)).toEqual([...Array(6).fill('complete'), 'not-started', 'complete']);
});

test('D5: attached files complete the documents step, and no other', () => {
  const statusOf = (step: ProjectStep) => stepStatus(step, { kind: 'new' }, [], [{}]);
  expect(projectSteps.filter((step) => statusOf(step) === 'complete')).toEqual(['documents']);
});

test('D5: a step with a missing answer is in progress, and a step with an error has a problem', () => {
  const changed = withChanges(wholeProject, {
    'building.bedrooms': undefined,
    'floors.0.area': 1300,
    'walls.lines.0.lengths.back': 10,
  });
  expect(statuses(changed)).toEqual([
    'in-progress',
    'complete',
    // The walls step has only a warning, which does not count.
    'complete',
    'problem',
    'complete',
    'complete',
    'not-started',
    'complete',
  ]);
});
