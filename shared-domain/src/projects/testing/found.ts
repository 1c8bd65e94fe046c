import { checkProject } from '../checks/check-project.ts';
import type { ProjectContent } from '../project-data.ts';
import { withChanges } from './with-changes.ts';

/**
 * Returns 'severity id where' for each finding.
 * @param changes - new values by path
 */
export function found(project: ProjectContent, changes: Record<string, unknown> = {}): string[] {
  const findings = checkProject(withChanges(project, changes));
  return findings.map(({ id, severity, where }) => [severity, id, where].filter(Boolean).join(' '));
}

/**
 * Returns the message of a project's only finding.
 * @param changes - new values by path
 */
export function words(project: ProjectContent, changes: Record<string, unknown> = {}): string {
  const findings = checkProject(withChanges(project, changes));
  expect(findings).toHaveLength(1);
  return findings[0]?.message ?? '';
}
