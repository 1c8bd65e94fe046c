import { formatNumber } from '@title24/shared-domain';
import {
  addressOf,
  answerOf,
  asksForGroup,
  type Field,
  type FieldValue,
  fieldGroups,
  type GroupValues,
  isAsked,
  isEditable,
  linesAt,
  lockedMessage,
  optionOf,
  type ProjectData,
  type ProjectStep,
  valuesOfGroup,
  withTypicalMark,
  writtenValue,
} from '@title24/shared-domain/projects';
import { Alert } from '@title24/ui';
import { lineTitle } from '../lines/line-facts.ts';
import { useProject } from '../project/project-context.ts';
import styles from './steps.module.css';

interface Props {
  readonly step: ProjectStep;
  /** Message of a save that failed because the project is locked, or null. */
  readonly message: string | null;
}

/** A read-only step as text, without empty lists or unselected credits. */
export function StepAnswers({ step, message }: Props) {
  const { key, data, state } = useProject();
  const locked = message ?? (isEditable(state) ? null : lockedMessage(key, state));
  const groups = fieldGroups.filter((group) => group.step === step && asksForGroup(group, data.kind));
  return (
    <>
      {locked !== null && <Alert title={locked} />}
      {groups.map((group) => {
        const shown = valuesOfGroup(data, group)
          .map((of) => ({ of, facts: factsOf(of, data) }))
          .filter(({ of, facts }) => of.id !== undefined || facts.length > 0);
        if (shown.length === 0) return null;
        return (
          <section key={group.path} className={styles.group}>
            <h2>{group.title}</h2>
            {shown.map(({ of, facts }) => (
              <div key={of.id ?? group.path}>
                {of.id !== undefined && (
                  <h3 id={of.id}>
                    {lineTitle(
                      group,
                      linesAt(data, group.path).findIndex(({ id }) => id === of.id),
                    )}
                  </h3>
                )}
                <dl className={styles.facts}>
                  {facts.map(({ address, label, text }) => (
                    <div key={address} id={address}>
                      <dt>{label}</dt>
                      <dd>{text === '' ? 'Not entered' : text}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </section>
        );
      })}
    </>
  );
}

/** Leaves out unanswered questions about a line of a list, because a line has many. */
function factsOf(of: GroupValues, { kind, raw }: ProjectData) {
  return of.group.fields
    .filter((field) => isAsked(field, of, kind))
    .map((field) => ({
      address: addressOf(of, field),
      label: field.label,
      // Invalid text is shown as entered.
      text:
        raw?.[addressOf(of, field)] ??
        withTypicalMark(answerText(field, answerOf(field, of.values)), field, of),
    }))
    .filter(({ text }) => text !== '' || of.id === undefined);
}

/** Formats an answer, such as '1,250 sq ft', '9\' 6"' or 'Yes'. Returns '' if there is none. */
export function answerText(field: Field, answer: FieldValue | undefined): string {
  if (answer === undefined) return '';
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  const option = optionOf(field, answer)?.label;
  if (option !== undefined) return option;
  if (typeof answer === 'string' || !('unit' in field)) return writtenValue(field, answer);
  const text = field.input === 'area' ? formatNumber(answer) : writtenValue(field, answer);
  if (field.unit === 'R-value') return answer === 0 ? 'None' : `R-${text}`;
  // A length such as 9' 6" already has its units.
  return /['"]$/.test(text) || !field.unit ? text : `${text} ${field.unit}`;
}
