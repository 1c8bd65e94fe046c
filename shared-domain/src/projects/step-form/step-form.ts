import { fieldGroups, type ProjectStep } from '../fields/field-groups.ts';
import type { ProjectContent, ProjectData } from '../project-data.ts';
import { withCredit } from './step-actions.ts';
import { fieldAt, withTyped } from './typed-fields.ts';

type Content = ProjectContent & Pick<Partial<ProjectData>, 'raw'>;

/**
 * Members of a step's form that do not belong to a field. A field is named by its path, a credit by its group's path;
 * both may be repeated, because an unchecked box sends nothing: then the last nonempty one counts.
 */
export const stepFormNames = {
  /** The button that was pressed; its value is an action's. */
  action: 'action',
  /** The stamp of what the form was filled in on. */
  stamp: 'stamp',
} as const;

/**
 * The project with what a step's form sent. Fields that the form does not hold keep their answers, and what belongs to
 * another step is left out.
 * @param sent names and values in their order, as URLSearchParams has them
 */
export function withStepForm<C extends Content>(
  content: C,
  step: ProjectStep,
  sent: Iterable<readonly [name: string, value: string]>,
  thisYear: number,
): C {
  const values = new Map<string, string>();
  for (const [name, value] of sent) if (value !== '' || !values.has(name)) values.set(name, value);
  const credits = fieldGroups.filter(
    (group) => group.credit && group.step === step && values.has(group.path),
  );
  const withCredits = credits.reduce(
    (changed, { path }) => withCredit(changed, path, values.get(path) !== ''),
    content,
  );
  return [...values].reduce(
    (changed, [name, value]) =>
      fieldAt(name)?.group.step === step ? withTyped(changed, name, value, thisYear) : changed,
    withCredits,
  );
}
