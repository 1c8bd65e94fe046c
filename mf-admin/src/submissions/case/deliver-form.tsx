import type { CaseMailPreview, StaffAct } from '@title24/shared-domain/cases';
import { explanationLength } from '@title24/shared-domain/orders';
import { RadioGroup, TextArea } from '@title24/ui';
import { type FormEvent, useId, useState } from 'react';
import { useMarkUnsaved } from '../../unsaved/unsaved-changes.tsx';
import styles from './case.module.css';
import { actWords } from './case-acts.ts';
import { FormButtons } from './form-buttons.tsx';
import { MailCheck } from './mail-check.tsx';
import { MessageField } from './message-field.tsx';

interface Props {
  readonly isSending: boolean;
  readonly onPreview: (act: StaffAct) => Promise<readonly CaseMailPreview[]>;
  readonly onSend: (act: StaffAct) => void;
  readonly onCancel: () => void;
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

type Answer = '' | 'yes' | 'no';
type Problems = Readonly<Partial<Record<'complies' | 'needsRegistration' | 'shortfall', string>>>;

/**
 * Renders the form that delivers the report. Staff must answer questions about compliance and registration, and can
 * add a message.
 */
export function DeliverForm({ isSending, onPreview, onSend, onCancel }: Props) {
  const id = useId();
  const [complies, setComplies] = useState<Answer>('');
  const [needsRegistration, setNeedsRegistration] = useState<Answer>('');
  const [shortfall, setShortfall] = useState('');
  const [message, setMessage] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  useMarkUnsaved([complies, needsRegistration, shortfall, message].some((typed) => typed.trim() !== ''));
  const reason = complies === 'no' ? shortfall.trim() : '';

  function find(): Problems {
    return {
      ...(complies === '' && { complies: 'Say whether the software run complies' }),
      ...(needsRegistration === '' && { needsRegistration: 'Say whether the report needs registration' }),
      ...(complies === 'no' &&
        reason.length < explanationLength.min && {
          shortfall: `Say why, in at least ${explanationLength.min} characters: the customer reads it`,
        }),
    };
  }

  const act = (): StaffAct => ({
    event: 'deliver',
    message: message.trim(),
    statement: {
      complies: complies === 'yes',
      needsRegistration: needsRegistration === 'yes',
      shortfall: reason,
    },
  });

  /**
   * Marks unanswered questions and focuses the first one.
   * @returns whether any question is unanswered
   */
  function isMissing(): boolean {
    const found = find();
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`${id}${first}`)?.focus();
    return first !== undefined;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isMissing()) onSend(act());
  }

  const group = (name: 'complies' | 'needsRegistration', set: (answer: Answer) => void) => ({
    id: `${id}${name}`,
    name: `${id}${name}`,
    inline: true,
    options: yesOrNo,
    error: problems[name],
    onChange: (answer: string) => {
      set(answer === 'yes' ? 'yes' : 'no');
      setProblems({});
    },
  });
  return (
    <form className={styles.form} onSubmit={submit} aria-label={actWords.deliver.label} noValidate>
      <RadioGroup
        {...group('complies', setComplies)}
        legend="Does the software run comply?"
        value={complies}
      />
      {complies === 'no' && (
        <TextArea
          id={`${id}shortfall`}
          label="Why it is delivered anyway"
          hint="The customer reads it."
          rows={3}
          maxLength={explanationLength.max}
          value={shortfall}
          error={problems.shortfall}
          onChange={({ currentTarget }) => setShortfall(currentTarget.value)}
        />
      )}
      <RadioGroup
        {...group('needsRegistration', setNeedsRegistration)}
        legend="Does the report need registration?"
        hint="If so, page, mail and cover sheet tell the customer how."
        value={needsRegistration}
      />
      <MessageField id={`${id}message`} isOptional value={message} onChange={setMessage} />
      <MailCheck
        act={() => {
          if (isMissing()) throw new Error('Answer the questions first.');
          return act();
        }}
        onPreview={onPreview}
      />
      <FormButtons label={actWords.deliver.label} isSending={isSending} onCancel={onCancel} />
    </form>
  );
}
