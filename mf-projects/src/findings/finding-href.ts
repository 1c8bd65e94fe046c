import { type Finding, unfinishedOutline } from '@title24/shared-domain/projects';
import { stepPath, takeoffPath } from '../project-paths.ts';

const lineId = /^[a-z]\d+$/;

/**
 * Returns the URL where a finding can be fixed. The anchor is the finding's field or line, if any.
 * @param project - project number, or 'test-drive'
 */
export function findingHref(project: string, { id, step, field, where }: Finding): string {
  if (id === unfinishedOutline) return takeoffPath(project);
  const anchor = field ?? (where !== undefined && lineId.test(where) ? where : undefined);
  const path = stepPath(project, step);
  return anchor === undefined ? path : `${path}#${anchor}`;
}
