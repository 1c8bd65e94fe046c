import {
  type Field,
  type GroupValues,
  isMarkedTypical,
  typicalValueOf,
} from '@title24/shared-domain/projects';
import { Checkbox } from '@title24/ui';
import { use } from 'react';
import { HelpLink } from '../field-help/help-links.tsx';
import styles from './fields.module.css';
import { useStepFormActions } from './step-form-context.ts';
import { TypicalFactsContext } from './typical-facts-context.ts';

interface Props {
  readonly field: Field;
  readonly of: GroupValues;
  readonly address: string;
}

/** Offers a field's typical value, if any, to users who do not know the answer. */
export function TypicalAnswer({ field, of, address }: Props) {
  const facts = use(TypicalFactsContext);
  const { setTypical } = useStepFormActions();
  const typical = facts && typicalValueOf(field, of, facts);
  if (!typical) return null;
  const isUsed = isMarkedTypical(field, of.values);
  return (
    <Checkbox
      id={`${address}.typical`}
      className={styles.typical}
      label={
        <>
          I don’t know, use typical<span className="visually-hidden"> for {field.label}</span>
        </>
      }
      hint={
        isUsed && (
          <>
            {typical.source} The analyst sees that it’s a typical value.{' '}
            {typical.help !== field.help && (
              <HelpLink id={typical.help} about={`typical value for ${field.label}`} />
            )}
          </>
        )
      }
      checked={isUsed}
      onChange={({ target }) => setTypical(address, target.checked)}
    />
  );
}
