import { orders } from '@title24/remote-kit/rpc';
import { formatMoment } from '@title24/shared-domain';
import {
  clockWords,
  formatCents,
  isOpenOrder,
  orderFields,
  orUntilDelivery,
} from '@title24/shared-domain/orders';
import { Alert, PageSection, TextArea } from '@title24/ui';
import type { ReactNode } from 'react';
import { useOrder } from './order-context.ts';
import { OrderForm } from './order-form.tsx';
import styles from './orders.module.css';

const shortestReason = 10;

/** Shows how the customer can cancel an open order, and what that costs (D11). */
export function CancelOrder() {
  const { order, onChanged } = useOrder();
  if (!onChanged || !isOpenOrder(order)) return null;
  return (
    <PageSection title={order.state === 'unlocked' ? 'Withdraw the revision' : 'Cancel'} width="text">
      <Way />
    </PageSection>
  );
}

function Way() {
  const { order } = useOrder();
  const { state, kind, cancelUntil, cancelRequestedAt, evaluationFeeCents, isLate } = order;
  if (state === 'unlocked') {
    return (
      <Fold title="Withdraw the revision">
        <OrderForm
          submitLabel="Withdraw, and lock the project again"
          variant="danger"
          send={(rpc, seen) => rpc.call(orders.withdraw, seen)}
        >
          <p>
            This undoes what you changed since the project was unlocked: it goes back to the way it was when
            the report was delivered. Nothing is charged.
          </p>
        </OrderForm>
      </Fold>
    );
  }
  if (cancelRequestedAt !== null) {
    return (
      <Alert title="You’ve asked us to cancel">
        We received your request on {formatMoment(cancelRequestedAt)} and will answer by email. Until then,
        the order continues.
      </Alert>
    );
  }
  if (cancelUntil !== null) {
    return (
      <>
        <p>
          You can cancel free of charge until {clockWords(cancelUntil)} (Pacific time)
          {orUntilDelivery(order.rushDueAt !== null)}.
        </p>
        <Fold title="Cancel the order">
          <OrderForm
            submitLabel="Cancel, free of charge"
            variant="danger"
            send={(rpc, seen) => rpc.call(orders.cancel, seen)}
          >
            <p>It’s free. The order ends, and the project is open again with everything you entered.</p>
          </OrderForm>
        </Fold>
      </>
    );
  }
  const fee =
    kind !== 'revision' && !isLate && evaluationFeeCents > 0 && order.rounds.length > 0
      ? ` If the review has started, an evaluation fee of ${formatCents(evaluationFeeCents)} may be due.`
      : ' Nothing is charged for that.';
  return (
    <Fold title="Ask us to cancel">
      <OrderForm
        submitLabel="Send the request"
        variant="danger"
        check={(typed) =>
          String(typed.get(orderFields.reason) ?? '').trim().length < shortestReason
            ? `Tell us why, in at least ${shortestReason} characters.`
            : null
        }
        send={(rpc, seen, typed) =>
          rpc.call(orders.requestCancel, { ...seen, reason: String(typed.get(orderFields.reason) ?? '') })
        }
      >
        <p>
          The time to cancel on your own has passed. We’ll review your request and answer by email. A finished
          report may still be delivered and charged.{fee}
        </p>
        <TextArea
          id="cancel-reason"
          name={orderFields.reason}
          label="Why do you want to cancel?"
          rows={3}
          maxLength={4000}
        />
      </OrderForm>
    </Fold>
  );
}

function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
