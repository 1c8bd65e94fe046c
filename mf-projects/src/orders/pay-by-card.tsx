import { orders } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import {
  type ChargeView,
  chargeNames,
  formatCents,
  orderFields,
  orderPath,
} from '@title24/shared-domain/orders';
import { Alert, Button, ErrorSummary, Stack } from '@title24/ui';
import { type FormEvent, useState } from 'react';
import { callProblem } from '../calls/call-problem.ts';
import { useOrder } from './order-context.ts';

const reasons: Readonly<Record<string, string>> = {
  authentication_required: 'Your bank asks you to confirm this payment.',
  expired_card: 'The card has expired.',
  insufficient_funds: 'The card had insufficient funds.',
  'card-removed': 'The card is no longer saved.',
};

/**
 * Lets the customer pay a charge after the saved card was refused: on a page of the payment provider, or without
 * JavaScript, by a link to it (D3h).
 */
export function PayByCard({ charge }: { readonly charge: ChargeView }) {
  const { order, onChanged, posted, reload } = useOrder();
  const { rpc } = useMountProps();
  const refused = posted?.name === 'pay' ? posted.errors[0]?.message : undefined;
  const [problem, setProblem] = useState<string | null>(refused ?? null);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const { id, kind, cents, tries, payUrl } = charge;
  const refusal = tries.findLast(({ way }) => way === 'saved-card');

  async function pay(): Promise<void> {
    setSending(true);
    try {
      const { url } = await rpc.call(orders.payLink, { order: order.number, charge: id });
      if (url !== null) {
        window.location.assign(url);
        return;
      }
    } catch (error) {
      setProblem(callProblem(error));
      setAttempt((count) => count + 1);
      // It may have been paid by now.
      reload();
    }
    setSending(false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    // Before the page's script runs, the browser posts the form.
    if (!onChanged) return;
    event.preventDefault();
    if (!isSending) void pay();
  }

  return (
    <Alert tone="warning" title={`Your payment of ${formatCents(cents)} didn’t go through`}>
      <form method="post" action={`${orderPath(order.number)}/pay`} onSubmit={submit}>
        <Stack>
          <ErrorSummary attempt={attempt} problems={problem === null ? [] : [{ message: problem }]} />
          <p>
            It is for {chargeNames[kind]}. {reasons[refusal?.reason ?? ''] ?? 'The bank has declined it.'} Pay
            with this card or another one, on our payment provider’s page.
          </p>
          <input type="hidden" name={orderFields.charge} value={id} />
          {!onChanged && payUrl !== null ? (
            <p>
              <a href={payUrl}>Go to the payment page</a>
            </p>
          ) : (
            <div>
              <Button type="submit" aria-disabled={isSending}>
                Pay {formatCents(cents)} by card
              </Button>
            </div>
          )}
        </Stack>
      </form>
    </Alert>
  );
}
