import { caseMessageLength } from '@title24/shared-domain/cases';
import { Button, Cluster, TextArea } from '@title24/ui';
import { type ActName, messageTemplates } from './case-acts.ts';

interface Props {
  readonly id: string;
  /** The step that the message goes with. */
  readonly name: ActName;
  readonly hint?: string | undefined;
  readonly isOptional: boolean;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (message: string) => void;
}

/** A message to the customer, from a template or typed. */
export function MessageField({ id, name, hint, isOptional, value, error, onChange }: Props) {
  return (
    <>
      <Cluster>
        {(messageTemplates[name] ?? []).map(({ title, text }) => (
          <Button
            key={title}
            variant="secondary"
            size="small"
            onClick={() => onChange(value.trim() === '' ? text : `${value.trimEnd()}\n\n${text}`)}
          >
            {title}
          </Button>
        ))}
      </Cluster>
      <TextArea
        id={id}
        label="Message to the customer"
        hint={hint}
        optional={isOptional}
        rows={5}
        maxLength={caseMessageLength}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  );
}
