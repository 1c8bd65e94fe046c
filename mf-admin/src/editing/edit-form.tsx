import { Alert, Button, Cluster, ErrorSummary } from '@title24/ui';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { ConflictChoice } from './conflict-choice.tsx';
import styles from './editing.module.css';
import type { EditFormState } from './use-edit-form.ts';
import type { Values } from './values.ts';

interface Props<Fields extends Values> {
  readonly form: EditFormState<Fields>;
  /** Name of the form, such as 'Help text c-10'. */
  readonly name: string;
  /** Labels of the values, for comparing two versions. */
  readonly labels: Readonly<Record<keyof Fields & string, string>>;
  /** Renders a value for comparison if plain text is not enough. */
  readonly show?: ((name: keyof Fields & string, value: string | boolean) => ReactNode) | undefined;
  /** Names of text values whose two versions can be concatenated. */
  readonly joinable?: readonly (keyof Fields & string)[] | undefined;
  readonly saveLabel?: string | undefined;
  /** Additional buttons beside 'Save'. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a staff form with its errors and conflicts, and buttons to save, discard and undo changes. */
export function EditForm<Fields extends Values>({
  form,
  name,
  labels,
  show,
  joinable,
  saveLabel = 'Save',
  actions,
  children,
}: Props<Fields>) {
  const saveButton = useRef<HTMLButtonElement>(null);
  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
  }
  return (
    <form className={styles.form} noValidate aria-label={name} onSubmit={submit}>
      <ErrorSummary
        problems={form.errors.map(({ path, message }) => ({
          message,
          fieldId: path ? form.idOf(path) : undefined,
        }))}
        attempt={form.refusals}
      />
      {form.conflict && (
        <ConflictChoice
          conflict={form.conflict}
          labels={labels}
          show={show}
          joinable={joinable}
          onResolve={(chosen) => {
            form.resolve(chosen);
            saveButton.current?.focus();
          }}
        />
      )}
      <div className={styles.fields} hidden={form.conflict !== null}>
        {children}
      </div>
      {form.failure && (
        <Alert tone="danger" title="This was not saved">
          <p>{form.failure}</p>
        </Alert>
      )}
      <div className={styles.end}>
        <Cluster>
          <Button ref={saveButton} type="submit" aria-disabled={form.conflict !== null || undefined}>
            {form.isSending ? 'Saving…' : saveLabel}
          </Button>
          {form.isDirty && (
            <Button
              variant="secondary"
              onClick={() => {
                form.discard();
                // The pressed button, which had the focus, disappears when the changes are discarded.
                saveButton.current?.focus();
              }}
            >
              Discard changes
            </Button>
          )}
          {form.canUndo && (
            <Button variant="secondary" onClick={() => void form.undo()}>
              Undo
            </Button>
          )}
          {actions}
        </Cluster>
        <p role="status" className={styles.note}>
          {form.isDirty && !form.note ? 'You have unsaved changes.' : form.note}
        </p>
      </div>
    </form>
  );
}
