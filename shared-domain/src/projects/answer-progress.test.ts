import { answerProgress } from './answer-progress.ts';
import { projectFindings } from './checks/project-findings.ts';
import type { ProjectContent } from './project-data.ts';
import { startingProject } from './starting-project.ts';
import { wholeProject } from './testing/projects.ts';
import { withChanges } from './testing/with-changes.ts';

const progress = (content: ProjectContent) =>
  answerProgress(content, projectFindings(content, { thisYear: 2026, attachments: [] }));

test('D5: a new project has at least two answered and more than 20 open questions', () => {
  const { answered, asked } = progress(startingProject('Hill house', 'new', {}));
  expect(answered).toBeGreaterThanOrEqual(2);
  expect(asked).toBeGreaterThan(answered + 20);
});

test('D5: each answer counts once, and a complete project has no open questions', () => {
  const whole = progress(wholeProject);
  expect(whole.answered).toBe(whole.asked);
  const { answered, asked } = progress(withChanges(wholeProject, { 'building.bedrooms': undefined }));
  expect({ answered, asked }).toEqual({ answered: whole.answered - 1, asked: whole.asked });
});
