import { isCaliforniaZip } from '../../climate-zones/california-zips.ts';
import { policy } from '../../policy/policy.ts';
import type { AttachmentKind } from '../attachment-kinds.ts';
import { isFinishedOutline } from '../outline/outline-shape.ts';
import type { ProjectContent, ProjectData } from '../project-data.ts';
import type { TakeoffEntry } from '../takeoff-entry.ts';
import { checkProject } from './check-project.ts';
import type { Finding } from './finding.schema.ts';
import { missingAnswers } from './missing-answers.ts';

/** Id of the finding that users correct on the plan instead of in a step. */
export const unfinishedOutline = 'outline-unfinished';

/** Data that findings depend on in addition to the project. */
export interface Circumstances {
  readonly thisYear: number;
  readonly attachments: readonly AttachmentKind[];
  readonly takeoff?: TakeoffEntry | null;
}

/** Returns all findings about a project (D6), missing answers first. */
export function projectFindings(
  project: ProjectContent & Pick<Partial<ProjectData>, 'raw'>,
  { thisYear, attachments, takeoff }: Circumstances,
): Finding[] {
  return [
    ...missingAnswers(project, thisYear),
    ...placeChecks(project),
    ...signerChecks(project),
    ...checkProject(project),
    ...planChecks(takeoff?.stories ?? []),
    ...documentChecks(attachments),
  ];
}

function placeChecks({ location }: ProjectContent): Finding[] {
  const digits = /^\d{5}/.exec(location?.postalCode ?? '')?.[0];
  if (digits === undefined || isCaliforniaZip(digits)) return [];
  return [
    {
      id: 'zip-not-california',
      severity: 'warning',
      message: 'This ZIP code is not in California',
      step: 'location',
      field: 'location.postalCode',
    },
  ];
}

const { representativeMaxStories: maxStories } = policy.claims;
const representatives: ReadonlySet<string> = new Set(['architect', 'general-contractor']);

function signerChecks({ building, project }: ProjectContent): Finding[] {
  const role = project?.signer?.role ?? '';
  if ((building?.stories ?? 0) <= maxStories || !representatives.has(role)) return [];
  return [
    {
      id: 'signer-over-two-stories',
      severity: 'hint',
      message: `An architect or general contractor may sign for the owner of a building of up to ${maxStories} stories. Ask the building department who signs for a taller one.`,
      step: 'project',
      field: 'project.signer.role',
    },
  ];
}

/** Warns of unfinished or invalid outlines if the plan also has a finished outline. */
function planChecks(stories: TakeoffEntry['stories']): Finding[] {
  const unfinished = stories.filter(({ polygons }) => !polygons.every(isFinishedOutline));
  const isDrawn = stories.some(({ polygons }) => polygons.some(isFinishedOutline));
  if (!isDrawn || unfinished.length === 0) return [];
  const names = unfinished.map(({ name }) => name).join(' and ');
  const message = `Your plan has an unfinished outline in ${names} that isn’t measured. Finish it or remove it.`;
  return [{ id: unfinishedOutline, severity: 'warning', message, step: 'walls' }];
}

function documentChecks(attachments: readonly AttachmentKind[]): Finding[] {
  const lacking = [
    ...(attachments.includes('floor-plan') ? [] : ['a floor plan']),
    ...(attachments.includes('elevation') ? [] : ['elevations']),
  ];
  if (lacking.length === 0) return [];
  const message = `Analysts finish faster with ${lacking.join(' and ')}`;
  return [{ id: 'plans-not-attached', severity: 'hint', message, step: 'documents' }];
}
