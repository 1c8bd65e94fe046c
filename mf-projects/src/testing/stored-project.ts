import {
  exampleProject,
  type ProjectData,
  projectSteps,
  type StepStamps,
  type StoredProject,
} from '@title24/shared-domain/projects';

/** Returns a project as stored on the server. */
export function storedProject(
  data: ProjectData = exampleProject,
  changes: Partial<StoredProject> = {},
): StoredProject {
  const moment = '2026-11-20T22:31:00.000Z';
  return {
    number: 'P100245',
    owner: 'ana',
    name: data.project?.name ?? '',
    kind: data.kind,
    state: 'in-progress',
    createdAt: moment,
    lastUpdate: moment,
    round: 1,
    inputFileName: 'P100245-hill-house-r1',
    copiedFrom: null,
    data,
    stepStamps: Object.fromEntries(projectSteps.map((step) => [step, 0])) as unknown as StepStamps,
    takeoff: null,
    takeoffStamp: 0,
    findings: [],
    files: [],
    ...changes,
  };
}
