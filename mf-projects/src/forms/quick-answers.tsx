import type { Option } from '@title24/shared-domain/projects';
import { Button, Cluster } from '@title24/ui';
import type { ReactNode } from 'react';
import styles from './fields.module.css';
import { useStepFormActions } from './step-form-context.ts';

interface Props {
  readonly input: ReactNode;
  readonly answers: readonly Pick<Option, 'value' | 'label'>[];
  readonly address: string;
  readonly text: string;
}

/** A text field with buttons for common answers. */
export function QuickAnswers({ input, answers, address, text }: Props) {
  const { type } = useStepFormActions();
  return (
    <div className={styles.quick}>
      {input}
      <Cluster className={styles.quickAnswers}>
        {answers.map(({ value, label }) => (
          <Button
            key={value}
            variant="secondary"
            size="small"
            aria-pressed={text === value}
            aria-controls={address}
            onClick={() => type(address, text === value ? '' : value)}
          >
            {label}
          </Button>
        ))}
      </Cluster>
    </div>
  );
}
