import type { Finding } from '@title24/shared-domain/projects';
import { stepPath } from '../project-paths.ts';

const lineId = /^[a-z]\d+$/;

/**
 * Returns the link to where a finding can be fixed: the field of the step, by its address, or the line, by its id;
 * otherwise the step as a whole. The screens give their fields and lines these ids. @param project the project's
 * number, or 'test-drive'
 */
export function findingHref(project: string, { step, field, where }: Finding): string {
  const anchor = field ?? (where !== undefined && lineId.test(where) ? where : undefined);
  const path = stepPath(project, step);
  return anchor === undefined ? path : `${path}#${anchor}`;
}
