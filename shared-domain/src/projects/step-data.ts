import { documentProblems } from './check-document.ts';
import type { DocumentProblem } from './document-shape.ts';
import { type ProjectStep, projectSteps, stepMembers } from './fields/field-groups.ts';
import { type ProjectData, projectDataVersion } from './project-data.ts';

/**
 * Members of a project document that belong to one step (`stepMembers`), with their texts in `raw`. Steps are versioned
 * separately, so that two browser windows can save different steps (D5).
 */
export type StepData = Partial<Omit<ProjectData, 'version'>>;

/** Returns the step to which a path in a document belongs, or undefined. */
export function stepOfAddress(address: string): ProjectStep | undefined {
  const [member = ''] = address.split('.', 1);
  return projectSteps.find((step) => stepMembers[step].includes(member));
}

/** Returns a document's data for a step. */
export function stepDataOf(data: ProjectData, step: ProjectStep): StepData {
  const members = Object.entries(data).filter(([name]) => stepMembers[step].includes(name));
  const raw = Object.entries(data.raw ?? {}).filter(([address]) => stepOfAddress(address) === step);
  return {
    ...(Object.fromEntries(members) as StepData),
    ...(raw.length > 0 && { raw: Object.fromEntries(raw) }),
  };
}

/** Returns the document with a step's data replaced. The document keeps its kind if `stepData` has none. */
export function withStepData(data: ProjectData, step: ProjectStep, stepData: StepData): ProjectData {
  const { raw = {}, ...content } = data;
  const kept = Object.entries(content).filter(
    ([name]) => name === 'kind' || !stepMembers[step].includes(name),
  );
  const { raw: typed = {}, ...entered } = stepData;
  const others = Object.entries(raw).filter(([address]) => stepOfAddress(address) !== step);
  const whole = { ...Object.fromEntries([...others, ...Object.entries(typed)]) };
  return {
    ...(Object.fromEntries(kept) as unknown as ProjectData),
    ...entered,
    ...(Object.keys(whole).length > 0 && { raw: whole }),
  };
}

/** Returns the document made of these steps. */
export function documentOfSteps(steps: Iterable<readonly [ProjectStep, StepData]>): ProjectData {
  let data = { version: projectDataVersion } as ProjectData;
  for (const [step, stepData] of steps) data = withStepData(data, step, stepData);
  return data;
}

/**
 * Returns the problems that make a value invalid as a step's data, such as members of other steps.
 * @param thisYear - latest valid year of construction
 */
export function stepProblems(step: ProjectStep, stepData: unknown, thisYear: number): DocumentProblem[] {
  if (typeof stepData !== 'object' || stepData === null || Array.isArray(stepData)) {
    return [{ path: '', message: 'The data of a step is an object' }];
  }
  const { raw } = stepData as StepData;
  const unknownMembers = Object.keys(stepData).filter(
    (name) => name !== 'raw' && !stepMembers[step].includes(name),
  );
  const elsewhere =
    typeof raw === 'object' && raw !== null
      ? Object.keys(raw).filter((address) => stepOfAddress(address) !== step)
      : [];
  const message = 'This belongs to another step';
  const needsKind = stepMembers[step].includes('kind') ? {} : { kind: 'new' };
  return [
    ...unknownMembers.map((path) => ({ path, message })),
    ...elsewhere.map((address) => ({ path: `raw.${address}`, message })),
    ...documentProblems({ ...needsKind, ...stepData, version: projectDataVersion }, thisYear),
  ];
}
