import { Button, RadioGroup } from '@title24/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Choice, type Conflict, merge, openChoices } from './conflict.ts';
import styles from './editing.module.css';
import type { Values } from './values.ts';

interface Props<Fields extends Values> {
  readonly conflict: Conflict<Fields>;
  readonly labels: Readonly<Record<keyof Fields & string, string>>;
  readonly show?: ((name: keyof Fields & string, value: string | boolean) => ReactNode) | undefined;
  readonly joinable?: readonly (keyof Fields & string)[] | undefined;
  readonly onResolve: (chosen: Fields) => void;
}

/** Shows two conflicting versions side by side and lets the user choose. Takes the focus. */
export function ConflictChoice<Fields extends Values>({
  conflict,
  labels,
  show = (_, value) => asText(value),
  joinable = [],
  onResolve,
}: Props<Fields>) {
  const [choices, setChoices] = useState(() => openChoices(conflict));
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);

  function resolve(): void {
    setWasSubmitted(true);
    const undecided = [...choices].findIndex(([, choice]) => choice === null);
    if (undecided < 0) onResolve(merge(conflict, choices));
    else document.getElementById(`${id}${undecided}`)?.focus();
  }

  return (
    <section className={styles.conflict} aria-labelledby={`${id}heading`}>
      <div>
        <h2 id={`${id}heading`} ref={heading} tabIndex={-1}>
          Someone else saved changes while you were editing
        </h2>
        <p>
          Your version was not saved, and nothing is lost. Choose what to keep. Then look at the result and
          save it.
        </p>
      </div>
      {[...choices].map(([name, choice], index) => (
        <div key={name}>
          <div className={styles.versions}>
            <div className={styles.version}>
              <h3>{labels[name]}: your version</h3>
              {show(name, conflict.mine[name] ?? '')}
            </div>
            <div className={styles.version}>
              <h3>{labels[name]}: saved version</h3>
              {show(name, conflict.theirs.values[name] ?? '')}
            </div>
          </div>
          <RadioGroup
            id={`${id}${index}`}
            name={`${id}${name}`}
            legend={`${labels[name]}: which one do you want to keep?`}
            inline
            value={choice ?? ''}
            error={wasSubmitted && choice === null ? `Choose a version of ${labels[name]}` : undefined}
            options={[
              { value: 'mine', label: 'My version' },
              { value: 'theirs', label: 'The saved version' },
              ...(joinable.includes(name) ? [{ value: 'both', label: 'Both, to edit by hand' }] : []),
            ]}
            onChange={(chosen) => setChoices((current) => new Map(current).set(name, chosen as Choice))}
          />
        </div>
      ))}
      <div>
        <Button onClick={resolve}>Continue with this choice</Button>
      </div>
    </section>
  );
}

function asText(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value || '(empty)';
}
