import type { CaseMailPreview, StaffAct } from '@title24/shared-domain/cases';
import { type FormEvent, useId, useState } from 'react';
import { ActionFields, type ActionValues } from '../../desk/action-fields.tsx';
import { useMarkUnsaved } from '../../unsaved/unsaved-changes.tsx';
import styles from './case.module.css';
import { type ActName, actWords } from './case-acts.ts';
import type { CaseAct, CaseForm } from './case-forms.ts';
import { FormButtons } from './form-buttons.tsx';
import { MailCheck } from './mail-check.tsx';

interface Props {
  readonly name: ActName;
  readonly form: CaseForm;
  readonly isSending: boolean;
  readonly onPreview: (act: StaffAct) => Promise<readonly CaseMailPreview[]>;
  readonly onSend: (act: CaseAct) => void;
  readonly onCancel: () => void;
}

/** The form of an action on a case. For some actions, staff can preview the email to the customer. */
export function ActForm({ name, form, isSending, onPreview, onSend, onCancel }: Props) {
  const id = useId();
  const [values, setValues] = useState(form.initial);
  const [problems, setProblems] = useState<ActionValues>({});
  const trimmed = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()]));
  useMarkUnsaved(Object.keys(values).some((field) => trimmed[field] !== form.initial[field]));

  /**
   * Returns the action. If values are missing or invalid, shows the problems, focuses the field of the first problem
   * and returns null.
   */
  function read(): CaseAct | null {
    const found = form.findProblems(trimmed);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) return form.toAct(trimmed);
    document.getElementById(`${id}${first}`)?.focus();
    return null;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const act = read();
    if (act) onSend(act);
  }

  /** Like {@link read}, but also returns null for a refund, which has no preview. */
  function readForPreview(): StaffAct | null {
    const act = read();
    return act?.event === 'refund' ? null : act;
  }

  function set(field: string, value: string): void {
    setValues((all) => ({ ...all, [field]: value }));
    setProblems({});
  }

  const text = (field: string) => ({
    id: `${id}${field}`,
    name: field,
    value: values[field] ?? '',
    error: problems[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set(field, value),
  });
  return (
    <form className={styles.form} onSubmit={submit} aria-label={actWords[name].label} noValidate>
      {form.intro && <p>{form.intro}</p>}
      <ActionFields fields={form.fields(values)} form={{ text, set }} />
      {form.hasPreview && <MailCheck act={readForPreview} onPreview={onPreview} />}
      <FormButtons label={actWords[name].label} isSending={isSending} onCancel={onCancel} />
    </form>
  );
}
