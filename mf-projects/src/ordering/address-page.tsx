import { isRpcError } from '@title24/remote-kit/contract';
import { orders } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { homeCountry } from '@title24/shared-domain';
import type { MailingAddress } from '@title24/shared-domain/orders';
import { Alert, Button, Cluster, ErrorSummary, Stack, TextField } from '@title24/ui';
import { type FormEvent, useId, useState } from 'react';
import { callProblem } from '../calls/call-problem.ts';
import { StateSelect } from '../forms/place-fields.tsx';
import { useProject } from '../project/project-context.ts';
import { orderingPath } from './order-links.ts';
import { type Ordering, pageAfter } from './ordering.ts';

type FieldName = Exclude<keyof MailingAddress, 'country'>;

const fields: readonly {
  readonly name: FieldName;
  readonly label: string;
  readonly autoComplete: string;
  readonly width: 'short' | 'medium';
}[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', width: 'medium' },
  { name: 'line1', label: 'Street address', autoComplete: 'address-line1', width: 'medium' },
  { name: 'cityText', label: 'City', autoComplete: 'address-level2', width: 'medium' },
  { name: 'stateText', label: 'State', autoComplete: 'address-level1', width: 'medium' },
  { name: 'postalCode', label: 'ZIP code', autoComplete: 'postal-code', width: 'short' },
];

const empty: MailingAddress = {
  name: '',
  line1: '',
  cityText: '',
  stateText: '',
  postalCode: '',
  country: homeCountry.code,
};

interface Problem {
  /** Path of a field, such as 'address.postalCode', or '' for the whole form. */
  readonly path: string;
  readonly message: string;
}

/**
 * Renders /project/:number/order/address, where the customer enters the mailing address for printed copies (D8). Until
 * an address is saved, the form shows the signer's address, if it is complete and in the United States.
 */
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
    const address = fields.map(({ name }) => [name, String(typed.get(name) ?? '').trim()]);
    if (!isSending) void save({ ...empty, ...Object.fromEntries(address) });
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
        {fields.map(({ name, label, autoComplete, width }) => {
          const props = {
            id: `${id}${name}`,
            name,
            label,
            autoComplete,
            defaultValue: begin[name],
            error: problemOf(name),
          };
          const input = <TextField key={name} {...props} fieldWidth={width} />;
          if (name !== 'stateText') return input;
          return <StateSelect key={name} {...props} country={homeCountry.code} otherwise={input} />;
        })}
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
