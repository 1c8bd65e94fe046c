import type { Finding } from '@title24/shared-domain/projects';
import { stepPath } from '../project-paths.ts';

const lineId = /^[a-z]\d+$/;

/**
 * Returns the URL where a finding can be fixed: the URL of its step, with an anchor for the field or line if the
 * finding has one.
 * @param project project number, or 'test-drive'
 */
export function findingHref(project: string, { step, field, where }: Finding): string {
  const anchor = field ?? (where !== undefined && lineId.test(where) ? where : undefined);
  const path = stepPath(project, step);
  return anchor === undefined ? path : `${path}#${anchor}`;
}
