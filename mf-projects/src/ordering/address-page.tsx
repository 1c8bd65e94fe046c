import { isRpcError } from '@title24/remote-kit/contract';
import { orders } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import type { MailingAddress } from '@title24/shared-domain/orders';
import { Alert, Button, Cluster, ErrorSummary, Stack, TextField } from '@title24/ui';
import { type FormEvent, useId, useState } from 'react';
import { callProblem } from '../calls/call-problem.ts';
import { useProject } from '../project/project-context.ts';
import { orderingPath } from './order-links.ts';
import { type Ordering, pageAfter } from './ordering.ts';

type FieldName = keyof MailingAddress;

const fields: readonly {
  readonly name: FieldName;
  readonly label: string;
  readonly autoComplete: string;
  readonly hint?: string;
  readonly width: 'short' | 'medium';
}[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', width: 'medium' },
  { name: 'line1', label: 'Street address', autoComplete: 'street-address', width: 'medium' },
  { name: 'city', label: 'City', autoComplete: 'address-level2', width: 'medium' },
  {
    name: 'state',
    label: 'State',
    autoComplete: 'address-level1',
    hint: 'Two letters, like CA',
    width: 'short',
  },
  { name: 'postalCode', label: 'ZIP code', autoComplete: 'postal-code', width: 'short' },
];

const empty: MailingAddress = { name: '', line1: '', city: '', state: '', postalCode: '' };

interface Problem {
  /** A field's name, or '' for the form. */
  readonly path: string;
  readonly message: string;
}

/** /project/:number/order/address: where printed copies are mailed; the signer's address is offered (D8). */
export function AddressPage({ ordering }: { readonly ordering: Ordering }) {
  const { draft } = ordering;
  const { key: number } = useProject();
  const { rpc, navigate } = useMountProps();
  const id = useId();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const begin = draft.address ?? draft.offeredAddress ?? empty;
  const isOffered = draft.address === null && draft.offeredAddress !== null;

  async function save(address: MailingAddress): Promise<void> {
    setSending(true);
    try {
      await rpc.call(orders.saveDraft, { number, address });
      await navigate(orderingPath(number, pageAfter(ordering, 'address', true)));
    } catch (error) {
      const found = isRpcError(error) ? error.fields : [];
      setProblems(found.length > 0 ? found : [{ path: '', message: callProblem(error) }]);
      setAttempt((count) => count + 1);
    }
    setSending(false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const address = Object.fromEntries(
      fields.map(({ name }) => [name, String(typed.get(name) ?? '').trim()]),
    ) as unknown as MailingAddress;
    if (!isSending) void save({ ...address, state: address.state.toUpperCase() });
  }

  const problemOf = (name: FieldName) =>
    problems.find(({ path }) => path.replace(/^address\./, '') === name)?.message;
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary
          attempt={attempt}
          problems={problems.map(({ path, message }) => {
            const field = fields.find(({ name }) => path.replace(/^address\./, '') === name);
            return { ...(field && { fieldId: `${id}${field.name}` }), message };
          })}
        />
        {isOffered && <Alert>This is the signer’s address, as you entered it. You can change it.</Alert>}
        <p>An address in the United States. We use it only for the copies of this order.</p>
        {fields.map(({ name, label, autoComplete, hint, width }) => (
          <TextField
            key={name}
            id={`${id}${name}`}
            name={name}
            label={label}
            hint={hint}
            autoComplete={autoComplete}
            fieldWidth={width}
            defaultValue={begin[name]}
            error={problemOf(name)}
          />
        ))}
        <Cluster>
          <Button type="submit" aria-disabled={isSending}>
            Continue
          </Button>
          <a href={orderingPath(number, 'services')}>Back to the services</a>
        </Cluster>
      </Stack>
    </form>
  );
}
