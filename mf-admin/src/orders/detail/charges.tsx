import { formatCalendarDate } from '@title24/shared-domain';
import {
  type CardTry,
  type ChargeView,
  chargeTitles,
  type DeskOrder,
  formatCents,
  invoiceLineWords,
  isOwed,
  type PaymentView,
  paymentWords,
} from '@title24/shared-domain/orders';
import { Badge, type BadgeProps, Button, Cluster, classNames } from '@title24/ui';
import cards from '../../cards/cards.module.css';
import { When } from '../../moments/when.tsx';
import type { DeskAction } from '../actions/desk-action.ts';
import { chargeActions } from '../actions/order-actions.ts';
import { chargeStateTitles } from '../order-labels.ts';
import styles from './detail.module.css';

interface Props {
  readonly order: DeskOrder;
  readonly mayCharge: boolean;
  readonly mayRefund: boolean;
  readonly onAct: (action: DeskAction) => void;
}

const tones: Readonly<Record<ChargeView['state'], NonNullable<BadgeProps['tone']>>> = {
  proposed: 'info',
  due: 'warning',
  processing: 'info',
  failed: 'danger',
  paid: 'success',
  waived: 'neutral',
  refunded: 'neutral',
};

const tryWords: Readonly<Record<CardTry['outcome'], string>> = {
  started: 'in progress',
  paid: 'paid',
  declined: 'refused',
  'needs-authentication': 'declined: the customer has to confirm it',
  closed: 'ended without a payment',
};

const outcomes = { refunded: 'Refunded', waived: 'Waived' } as const;

/** Shows an order's charges with their line items and payments (D8). */
export function Charges({ order, mayCharge, mayRefund, onAct }: Props) {
  const { charges } = order;
  return (
    <section aria-labelledby="charges" className={styles.section}>
      <h3 id="charges">Charges</h3>
      {charges.length === 0 && <p>Nothing is charged before delivery.</p>}
      <ul className={cards.list}>
        {charges.map((charge) => (
          <li key={charge.id} className={classNames(cards.card, cards.compact)}>
            <h4 className={cards.title}>
              {chargeTitles[charge.kind]}: {formatCents(charge.cents)}{' '}
              <Badge tone={tones[charge.state]}>{chargeStateTitles[charge.state]}</Badge>
            </h4>
            <p className={cards.by}>
              {charge.invoiceNumber}, <When at={charge.createdAt} />
              {charge.dueOn && isOwed(charge) && `, due on ${formatCalendarDate(charge.dueOn)}`}
            </p>
            <ul className={styles.lines}>
              {charge.lines.map((line) => (
                <li key={line.words}>{invoiceLineWords(line)}</li>
              ))}
            </ul>
            {charge.isDisputed && (
              <p>
                <Badge tone="danger">Disputed</Badge> The customer disputes it at the bank. Respond to it at
                the payment provider.
              </p>
            )}
            {charge.tries.map((one) => (
              <p key={one.at}>
                <When at={one.at} />: {one.way === 'page' ? 'payment page' : 'saved card'},{' '}
                {tryWords[one.outcome]}
                {one.reason !== '' && (
                  <>
                    {' '}
                    (<bdi>{one.reason}</bdi>)
                  </>
                )}
              </p>
            ))}
            {charge.payments.map((payment) => (
              <PaymentLine key={`${payment.at} ${payment.outcome}`} payment={payment} />
            ))}
            <Cluster>
              {chargeActions(order, charge, { mayCharge, mayRefund }).map((action) => (
                <Button key={action.key} variant="secondary" size="small" onClick={() => onAct(action)}>
                  {action.open}
                  <span className="visually-hidden"> for {charge.invoiceNumber}</span>
                </Button>
              ))}
            </Cluster>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PaymentLine({ payment }: { readonly payment: PaymentView }) {
  const { at, outcome, cents, reference } = payment;
  if (outcome === 'paid') {
    return (
      <p>
        <bdi>{paymentWords(payment)}</bdi>: {formatCents(cents)}, recorded <When at={at} />
      </p>
    );
  }
  return (
    <p>
      {outcomes[outcome]} <When at={at} />: {formatCents(cents)}
      {reference && (
        <>
          , <bdi>{reference}</bdi>
        </>
      )}
    </p>
  );
}
