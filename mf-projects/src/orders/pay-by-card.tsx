import { orders } from '@title24/remote-kit/rpc';
import { useConfig, useMountProps } from '@title24/remote-kit/runtime';
import { type ChargeView, chargeNames, formatCents, refusalWords } from '@title24/shared-domain/orders';
import { Alert, Button, ErrorSummary, Stack } from '@title24/ui';
import { useState } from 'react';
import { callProblem } from '../calls/call-problem.ts';
import { useOrder } from './order-context.ts';

/**
 * Lets the customer pay on the payment provider's page after a card payment failed (D3h). Requires JavaScript, because
 * the content security policy forbids forms that submit to other sites.
 */
export function PayByCard({ charge }: { readonly charge: ChargeView }) {
  const { order, onChanged, reload } = useOrder();
  const { rpc } = useMountProps();
  const { customerMail } = useConfig().navLinks;
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const { id, kind, cents, tries } = charge;
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
      // The charge may already have been paid in another way.
      reload();
    }
    setSending(false);
  }

  return (
    <Alert tone="warning" title={`Your payment of ${formatCents(cents)} didn’t go through`}>
      <Stack>
        <ErrorSummary attempt={attempt} problems={problem === null ? [] : [{ message: problem }]} />
        <p>
          It is for {chargeNames[kind]}. {refusalWords(refusal?.reason ?? '', order.card)} Pay with this card
          or another one, on our payment provider’s page.
        </p>
        {onChanged ? (
          <div>
            <Button aria-disabled={isSending} onClick={() => !isSending && void pay()}>
              Pay {formatCents(cents)} by card
            </Button>
          </div>
        ) : (
          <p>
            Paying by card needs JavaScript. To pay without it, write to{' '}
            <a href={`mailto:${customerMail}`}>{customerMail}</a>.
          </p>
        )}
      </Stack>
    </Alert>
  );
}
