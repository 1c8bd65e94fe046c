import {
  type Attachment,
  applyAction,
  type Finding,
  type ProjectData,
  type ProjectStep,
  projectFindings,
  projectSteps,
  readAction,
  type StepAction,
  type StepData,
  type StoredProject,
  stepDataOf,
  stepFormNames,
  withStepForm,
} from '@title24/shared-domain/projects';

/** What a step's form requests: the steps to save, and where the browser goes next. */
export interface ReadStepForm {
  /** The form's own step comes last, so that what moves to another step is stored there before it is removed here. */
  readonly saves: readonly { readonly step: ProjectStep; readonly data: StepData; readonly stamp: number }[];
  /** What keeps the form open although it is saved: invalid answers, or a button that had no effect. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  /** Where to go after it was saved without errors. */
  readonly next: string;
}

const noAction: StepAction = { do: 'continue' };

/**
 * Applies the form of a step, posted by a browser without JavaScript, to a project.
 * @param sent names and values in order
 */
export function readStepForm(
  project: StoredProject,
  step: ProjectStep,
  sent: URLSearchParams,
  thisYear: number,
): ReadStepForm {
  const { data, number, stepStamps, files } = project;
  const action = readAction(sent.get(stepFormNames.action) ?? '') ?? noAction;
  const typed = withStepForm(data, step, sent, thisYear);
  const changed = applyAction(typed, step, action, findingsOf(typed, files, thisYear));
  const others = projectSteps.filter((each) => each !== step && isChanged(each, data, changed));
  const stamp = sent.get(stepFormNames.stamp) ?? '';
  return {
    saves: [
      ...others.map((each) => ({ step: each, data: stepDataOf(changed, each), stamp: stepStamps[each] })),
      // Without a stamp, it is unknown what the form was based on.
      { step, data: stepDataOf(changed, step), stamp: /^\d{1,9}$/.test(stamp) ? Number(stamp) : 0 },
    ],
    errors: errorsOf(step, action, { typed, changed }, findingsOf(changed, files, thisYear)),
    next: nextAddress(number, step, action, data, changed),
  };
}

function findingsOf(
  data: ProjectData,
  files: readonly Pick<Attachment, 'kind'>[],
  thisYear: number,
): Finding[] {
  return projectFindings(data, { thisYear, attachments: files.map(({ kind }) => kind) });
}

function isChanged(step: ProjectStep, before: ProjectData, after: ProjectData): boolean {
  return JSON.stringify(stepDataOf(before, step)) !== JSON.stringify(stepDataOf(after, step));
}

function errorsOf(
  step: ProjectStep,
  action: StepAction,
  { typed, changed }: { readonly typed: ProjectData; readonly changed: ProjectData },
  findings: readonly Finding[],
): ReadStepForm['errors'] {
  if (action.do === 'add' || action.do === 'copy') {
    return typed === changed ? [{ path: '', message: 'You’ve reached the limit of lines here.' }] : [];
  }
  if (action.do !== 'continue') return [];
  // Invalid answers, only in fields that are asked.
  return findings.flatMap(({ step: of, field = '', message }) =>
    of === step && changed.raw?.[field] !== undefined ? [{ path: field, message }] : [],
  );
}

/** The page opens at a new line; the last step leads back to the list of steps. */
function nextAddress(
  number: string,
  step: ProjectStep,
  action: StepAction,
  before: ProjectData,
  after: ProjectData,
): string {
  const project = `/project/${number}`;
  if (action.do === 'continue') {
    const next = projectSteps[projectSteps.indexOf(step) + 1];
    return next ? `${project}/${next}` : project;
  }
  const ids = lineIds(before);
  const added = lineIds(after).find((id) => !ids.includes(id));
  return `${project}/${step}${added ? `#${added}` : ''}`;
}

function lineIds(data: ProjectData): string[] {
  const lists = [
    data.walls?.lines,
    data.walls?.doors,
    data.walls?.otherWalls,
    data.floors,
    data.roofs?.ceilings,
    data.roofs?.special,
    data.glazing?.existing,
    data.glazing?.added,
  ];
  return lists.flatMap((lines = []) => lines.map(({ id }) => id));
}
