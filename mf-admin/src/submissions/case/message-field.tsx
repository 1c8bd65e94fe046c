import { caseMessageLength } from '@title24/shared-domain/cases';
import { TextArea } from '@title24/ui';
import { SavedReplies } from '../../replies/saved-replies.tsx';

interface Props {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly isOptional: boolean;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (message: string) => void;
}

/** Renders a field for a message to the customer, with saved replies to start from. */
export function MessageField({ id, hint, isOptional, value, error, onChange }: Props) {
  return (
    <>
      <SavedReplies id={id} text={value} onChange={onChange} />
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
