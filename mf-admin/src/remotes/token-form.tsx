import { registryActions } from '@title24/shared-domain';
import { newTokenSchema, registryTokenLabels } from '@title24/shared-domain/editing';
import { Alert, Button, Checkbox, ErrorSummary, Fieldset, TextField } from '@title24/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { useStaffForm } from '../editing/use-staff-form.ts';
import styles from './remotes.module.css';
import { actionLabels, newToken, type TokenValues, toToken } from './token-values.ts';

/** Creates a publishing token for a team and shows its secret once. */
export function TokenForm() {
  const [create] = useStaffEndpoints().createRegistryToken.useMutation();
  const [made, setMade] = useState<{ readonly secret: string; readonly label: string } | null>(null);
  const shown = useRef<HTMLInputElement>(null);
  const form = useStaffForm<TokenValues>({
    initial: newToken,
    isUnsaved: (values) => [values.label, values.names, values.paths].some((text) => text.trim() !== ''),
    schema: newTokenSchema,
    toInput: toToken,
    async send(values) {
      const { secret, token } = await create(toToken(values)).unwrap();
      form.replace(() => newToken);
      setMade({ secret, label: token.label });
    },
    onTyped: () => undefined,
  });
  useEffect(() => {
    if (made) shown.current?.select();
  }, [made]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMade(null);
    void form.submit();
  }

  return (
    <>
      {made && (
        <Alert tone="success" title={`The token for ${made.label} was created`}>
          <p>Copy it now: it’s shown only once. The team stores it as REGISTRY_TOKEN.</p>
          <TextField ref={shown} label="Token" value={made.secret} readOnly autoComplete="off" />
          <div>
            <Button variant="secondary" size="small" onClick={() => setMade(null)}>
              I have copied it
            </Button>
          </div>
        </Alert>
      )}
      <form className={styles.form} noValidate aria-label="New token" onSubmit={submit}>
        <ErrorSummary
          problems={form.errors.map(({ path, message }) => ({
            message,
            fieldId: path ? form.idOf(path) : undefined,
          }))}
          attempt={form.refusals}
        />
        <TextField
          {...form.text('label')}
          label={registryTokenLabels.label}
          hint="The team and where it is kept, such as ‘Estimator team, CI’. Shown in the change log."
          autoComplete="off"
        />
        <TextField
          {...form.text('names')}
          label={registryTokenLabels.names}
          hint="Names in the registry, separated by commas, such as mf-estimator."
          autoComplete="off"
        />
        <TextField
          {...form.text('paths')}
          label={registryTokenLabels.paths}
          hint="Paths under which these parts may have pages, such as /cost-estimator."
          autoComplete="off"
        />
        <Fieldset legend={registryTokenLabels.actions}>
          {registryActions.map((action) => (
            <Checkbox key={action} {...form.checkbox(action)} label={actionLabels[action]} />
          ))}
        </Fieldset>
        <TextField
          {...form.text('days')}
          label={registryTokenLabels.days}
          unit="days"
          inputMode="numeric"
          fieldWidth="short"
          autoComplete="off"
        />
        {form.failure && (
          <Alert tone="danger" title="The token was not created">
            <p>{form.failure}</p>
          </Alert>
        )}
        <div>
          <Button type="submit">{form.isSending ? 'Creating…' : 'Create a token'}</Button>
        </div>
      </form>
    </>
  );
}
