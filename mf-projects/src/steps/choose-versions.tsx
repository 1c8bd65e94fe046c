import { Button, RadioGroup } from '@title24/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useProject } from '../project/project-context.ts';
import { fieldTitle } from '../session/merge-steps.ts';
import styles from './steps.module.css';

/** Id of the heading to which {@link SaveStatusLine} links. */
export const versionsAnchor = 'two-versions';

function isAtField(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false;
}

/**
 * Lets the user choose between two answers per conflicting field. Takes the focus, unless the user is in a form field.
 */
export function ChooseVersions() {
  const { questions: asked, data, session } = useProject();
  const [choices, setChoices] = useState<ReadonlyMap<string, 'mine' | 'theirs'>>(new Map());
  const [wasTried, setWasTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isAsked = asked !== null;
  useEffect(() => {
    if (isAsked && !isAtField()) heading.current?.focus();
  }, [isAsked]);
  if (!asked || !session) return null;

  function saveChoices(): void {
    setWasTried(true);
    const open = asked?.questions.findIndex(({ address }) => !choices.has(address)) ?? -1;
    if (open >= 0) {
      document.getElementById(`${id}${open}`)?.focus();
      return;
    }
    session?.resolve(choices);
    setChoices(new Map());
    setWasTried(false);
  }

  return (
    <section className={styles.versions} aria-labelledby={versionsAnchor}>
      <h2 id={versionsAnchor} ref={heading} tabIndex={-1} className={styles.versionsTitle}>
        These answers were also changed in another window
      </h2>
      <p>Nothing is lost. Choose which answer to keep. It’s then saved.</p>
      {asked.questions.map(({ address, mine, theirs }, index) => {
        const title = fieldTitle(address, data);
        return (
          <RadioGroup
            key={address}
            id={`${id}${index}`}
            name={`${id}${address}`}
            legend={title}
            value={choices.get(address) ?? ''}
            error={wasTried && !choices.has(address) ? `Choose an answer to keep` : undefined}
            options={[
              { value: 'mine', label: `Here: ${mine || '(empty)'}` },
              { value: 'theirs', label: `In the other window: ${theirs || '(empty)'}` },
            ]}
            onChange={(choice) =>
              setChoices((before) => new Map(before).set(address, choice as 'mine' | 'theirs'))
            }
          />
        );
      })}
      <div>
        <Button onClick={saveChoices}>Keep these answers</Button>
      </div>
    </section>
  );
}
