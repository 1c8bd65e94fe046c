import type { Finding } from '@title24/shared-domain/projects';
import { stepPath } from '../project-paths.ts';

const lineId = /^[a-z]\d+$/;

/**
 * Returns the URL where a finding can be fixed, with its field or line as anchor.
 * @param project - number, or 'test-drive'
 */
export function findingHref(project: string, { step, field, where }: Finding): string {
  const anchor = field ?? (where !== undefined && lineId.test(where) ? where : undefined);
  const path = stepPath(project, step);
  return anchor === undefined ? path : `${path}#${anchor}`;
}
