import {
  type ProjectData,
  type ProjectStep,
  projectSteps,
  stepMembers,
  stepOfAddress,
} from '@title24/shared-domain/projects';

/** Returns the steps that differ between two versions of a project. Compares objects by identity. */
export function changedSteps(before: ProjectData, after: ProjectData): readonly ProjectStep[] {
  const changedRaw = new Set<ProjectStep | undefined>();
  if (before.raw !== after.raw) {
    for (const address of Object.keys({ ...before.raw, ...after.raw })) {
      if (before.raw?.[address] !== after.raw?.[address]) changedRaw.add(stepOfAddress(address));
    }
  }
  const [one, other] = [before, after] as unknown as Readonly<Record<string, unknown>>[];
  return projectSteps.filter(
    (step) => changedRaw.has(step) || stepMembers[step].some((member) => one?.[member] !== other?.[member]),
  );
}
