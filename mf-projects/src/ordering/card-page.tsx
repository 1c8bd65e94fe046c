import { orders } from '@title24/remote-kit/rpc';
import { useConfig, useMountProps } from '@title24/remote-kit/runtime';
import { cardWords, formatCents } from '@title24/shared-domain/orders';
import { Alert, Button, ButtonLink, Cluster, ErrorSummary, Stack } from '@title24/ui';
import { useState } from 'react';
import { callProblem } from '../calls/call-problem.ts';
import { useProject } from '../project/project-context.ts';
import { orderingPath } from './order-links.ts';
import type { Ordering } from './ordering.ts';

/**
 * Renders /project/:number/order/card, which shows what is charged and when. The customer chooses a saved card or
 * enters another on the payment provider's page (D2d).
 */
export function CardPage({ ordering }: { readonly ordering: Ordering }) {
  const { key: number } = useProject();
  const { payment } = ordering.draft;
  if (payment === null) {
    return (
      <Stack>
        <Alert title="No card is needed">We’ll email an invoice with the report.</Alert>
        <div>
          <ButtonLink href={orderingPath(number, 'check')}>Check your order</ButtonLink>
        </div>
      </Stack>
    );
  }
  return <CardForm ordering={ordering} payment={payment} />;
}

interface Props {
  readonly ordering: Ordering;
  readonly payment: NonNullable<Ordering['draft']['payment']>;
}

function CardForm({ ordering, payment }: Props) {
  const { key: number } = useProject();
  const { rpc, navigate } = useMountProps();
  const { company } = useConfig();
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const { card, others } = payment;
  const offer = ordering.quote.offer;

  async function choose(chosen: string | null): Promise<void> {
    setSending(true);
    try {
      const step = await rpc.call(orders.prepareCard, { number, card: chosen });
      if (step.url === null) await navigate(orderingPath(number, 'check'));
      else {
        window.location.assign(step.url);
        return;
      }
    } catch (error) {
      setProblem(callProblem(error));
      setAttempt((count) => count + 1);
    }
    setSending(false);
  }

  return (
    <Stack>
      <ErrorSummary attempt={attempt} problems={problem === null ? [] : [{ message: problem }]} />
      <p>
        Nothing is charged now. The card is charged after the report is delivered, and for printed copies
        after they are mailed.
      </p>
      {offer && (
        <p>
          <strong>{formatCents(offer.servicesCents)}</strong> when the report is delivered
          {offer.mailingCents > 0 && (
            <>
              , <strong>{formatCents(offer.mailingCents)}</strong> when copies are mailed
            </>
          )}
          .
        </p>
      )}
      <p>
        You enter the card on the page of our payment provider. The number never reaches us: we see only the
        brand, the last four digits and the expiration date.
      </p>
      <p>
        By saving a card you allow {company.name} to charge it for this order: for the services when the
        report is delivered, for copies when they are mailed, and, where the terms say so, for an evaluation
        or accepted revision fee.
      </p>
      {card && (
        <Alert title={`${cardWords(card)} is charged for this order`}>It expires {card.expires}.</Alert>
      )}
      <Cluster>
        {card && <ButtonLink href={orderingPath(number, 'check')}>Continue with this card</ButtonLink>}
        {others.map((other) => (
          <Button
            key={other.id}
            variant="secondary"
            aria-disabled={isSending}
            onClick={() => !isSending && void choose(other.id)}
          >
            Use {cardWords(other)}
          </Button>
        ))}
        <Button
          variant={card ? 'secondary' : 'primary'}
          aria-disabled={isSending}
          onClick={() => !isSending && void choose(null)}
        >
          {card || others.length > 0 ? 'Save another card' : 'Save a card'}
        </Button>
        <a href={orderingPath(number, 'services')}>Back to the services</a>
      </Cluster>
    </Stack>
  );
}
