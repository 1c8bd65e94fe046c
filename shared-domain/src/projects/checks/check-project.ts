import type { ProjectContent } from '../project-data.ts';
import { usedContent } from '../used-lines.ts';
import { creditChecks } from './credit-checks.ts';
import type { Finding } from './finding.schema.ts';
import { sortFindings } from './finding.ts';
import { floorChecks } from './floor-checks.ts';
import { glazingChecks } from './glazing-checks.ts';
import { insulationChecks } from './insulation-checks.ts';
import { wallChecks } from './wall-checks.ts';

/**
 * Returns contradictions, unlikely values and costly choices (D6). Lines that the project kind does not use are
 * ignored.
 */
export function checkProject(entered: ProjectContent): Finding[] {
  const content = usedContent(entered);
  return sortFindings([
    ...floorChecks(content),
    ...wallChecks(content),
    ...insulationChecks(content),
    ...glazingChecks(content),
    ...creditChecks(content),
  ]);
}
