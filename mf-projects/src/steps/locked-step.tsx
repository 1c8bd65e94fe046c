import {
  addressOf,
  answerOf,
  asksForGroup,
  fieldGroups,
  isAsked,
  linesAt,
  lockedMessage,
  optionOf,
  type ProjectStep,
  valuesOfGroup,
  writtenValue,
} from '@title24/shared-domain/projects';
import { Alert } from '@title24/ui';
import { lineTitle } from '../lines/line-facts.ts';
import { useProject } from '../project/project-context.ts';
import styles from './steps.module.css';

interface Props {
  readonly step: ProjectStep;
  /** Why it cannot be changed, if a save has just been refused. */
  readonly message: string | null;
}

/** A step of a project that is ordered or delivered: its answers as text. */
export function LockedStep({ step, message }: Props) {
  const { key, data, state } = useProject();
  const groups = fieldGroups.filter((group) => group.step === step && asksForGroup(group, data.kind));
  return (
    <>
      <Alert title={message ?? lockedMessage(key, state)} />
      {groups.map((group) => {
        const objects = valuesOfGroup(data, group);
        if (objects.length === 0) return null;
        return (
          <section key={group.path} className={styles.group}>
            <h3>{group.title}</h3>
            {objects.map((of) => (
              <div key={of.id ?? group.path}>
                {of.id !== undefined && (
                  <h4>
                    {lineTitle(
                      group,
                      linesAt(data, group.path).findIndex(({ id }) => id === of.id),
                    )}
                  </h4>
                )}
                <dl className={styles.facts}>
                  {group.fields
                    .filter((field) => isAsked(field, of, data.kind))
                    .map((field) => {
                      const answer = answerOf(field, of.values);
                      const unit = 'unit' in field && typeof answer === 'number' ? ` ${field.unit}` : '';
                      const text = optionOf(field, answer)?.label ?? writtenValue(field, answer) + unit;
                      return (
                        <div key={addressOf(of, field)}>
                          <dt>{field.label}</dt>
                          <dd>{answer === undefined ? 'Not entered' : text}</dd>
                        </div>
                      );
                    })}
                </dl>
              </div>
            ))}
          </section>
        );
      })}
    </>
  );
}
