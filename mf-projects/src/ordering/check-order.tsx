import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { orders } from '@title24/remote-kit/rpc';
import { useConfig, useMountProps } from '@title24/remote-kit/runtime';
import { datedName, policy } from '@title24/shared-domain';
import {
  cardWords,
  checkedValue,
  formatCents,
  type OrderOffer,
  orderFields,
  orderPath,
  orUntilDelivery,
  promiseSentences,
} from '@title24/shared-domain/orders';
import { kindField, optionOf } from '@title24/shared-domain/projects';
import { Alert, Button, ButtonLink, Checkbox, Cluster, ErrorSummary, Stack } from '@title24/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { callProblem } from '../calls/call-problem.ts';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';
import { AddressLines } from './address-lines.tsx';
import { IncompleteNotice } from './incomplete-notice.tsx';
import { orderingPath } from './order-links.ts';
import { OrderSums } from './order-sums.tsx';
import styles from './ordering.module.css';
import { newOfferOf, type Ordering } from './ordering.ts';
import { WarningsToConfirm } from './warnings-to-confirm.tsx';

interface Props {
  readonly ordering: Ordering;
}

/**
 * Renders /project/:number/order/check: the services, delivery date, charges and terms, and the button that
 * places the order (D8).
 */
export function CheckOrder({ ordering }: Props) {
  const { key: number } = useProject();
  const { offer, errors } = ordering.quote;
  if (offer !== null) return <Receipt ordering={ordering} first={offer} />;
  return (
    <Stack>
      <Alert tone="warning" title="These can’t be ordered together">
        {errors.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </Alert>
      <div>
        <ButtonLink href={orderingPath(number, 'services')}>Change the services</ButtonLink>
      </div>
    </Stack>
  );
}

interface Problem {
  readonly path: string;
  readonly message: string;
}

function Receipt({ ordering, first }: Props & { readonly first: OrderOffer }) {
  const config = useConfig();
  const { draft } = ordering;
  const { key: number, data, findings, reload } = useProject();
  const { rpc, navigate } = useMountProps();
  const id = useId();
  const [offer, setOffer] = useState(first);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  // Idempotency key, so that repeated requests create only one order.
  const key = useRef<string | null>(null);
  const changed = useRef<HTMLDivElement>(null);
  const consentBox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (changes.length > 0) changed.current?.focus();
  }, [changes]);

  const hasWarnings = findings.some(({ severity }) => severity === 'warning');
  const hasErrors = findings.some(({ severity }) => severity === 'error');

  function refuse(found: readonly Problem[]): void {
    setProblems(found);
    setAttempt((count) => count + 1);
  }

  async function order(confirmsWarnings: boolean): Promise<void> {
    setSending(true);
    key.current ??= newKey();
    try {
      const placed = await rpc.call(orders.submit, {
        number,
        items: [...draft.items],
        address: offer.needsPostalAddress ? draft.address : null,
        quoteHash: offer.quoteHash,
        consent: true,
        confirmsWarnings,
        idempotencyKey: key.current,
      });
      reload();
      await navigate(orderPath(placed.number));
    } catch (error) {
      const fresh = newOfferOf(error);
      if (fresh) {
        setChanges(offerChanges(offer, fresh));
        setProblems([]);
        setOffer(fresh);
        // The customer consented only to the previous offer.
        if (consentBox.current) consentBox.current.checked = false;
      } else {
        refuse([{ path: '', message: callProblem(error) }]);
        // The project may already have been ordered in another window.
        if (isRpcError(error) && error.code === rpcErrorCodes.notPossible) reload();
      }
    }
    setSending(false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const confirms = form.get(orderFields.confirmsWarnings) === checkedValue;
    const unchecked: Problem[] = [];
    if (hasWarnings && !confirms) {
      unchecked.push({
        path: orderFields.confirmsWarnings,
        message: 'Review the warnings, then check this box',
      });
    }
    if (form.get(orderFields.consent) !== checkedValue) {
      unchecked.push({ path: orderFields.consent, message: 'Check the box to accept' });
    }
    if (unchecked.length > 0) refuse(unchecked);
    else void order(confirms);
  }

  const problemOf = (path: string) => problems.find((problem) => problem.path === path)?.message;
  const card = draft.payment?.card ?? null;
  const missing = missingFor(ordering, offer);
  return (
    <form className={styles.receipt} noValidate onSubmit={submit}>
      <IncompleteNotice />
      <ErrorSummary
        attempt={attempt}
        problems={problems.map(({ path, message }) => ({
          ...(path !== '' && { fieldId: `${id}${path}` }),
          message,
        }))}
      />
      {changes.length > 0 && (
        <div ref={changed} tabIndex={-1}>
          <Alert tone="warning" title="Something has changed since you looked. Nothing has been ordered yet.">
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      <Part title="What you get" change={orderingPath(number, 'services')} about="the services">
        <p>
          For {data.project?.name} ({optionOf(kindField, data.kind)?.label}, number {number}).{' '}
          <a href={`${projectPath(number)}/check`}>Check your answers</a>
        </p>
        <OrderSums total={offer} caption="Services" />
      </Part>
      <Part title="By when">
        {promiseSentences(offer.promise).map((sentence) => (
          <p key={sentence}>
            <strong>{sentence}</strong>
          </p>
        ))}
      </Part>
      {offer.needsPostalAddress && draft.address && (
        <Part title="Copies are mailed to" change={orderingPath(number, 'address')} about="the address">
          <AddressLines address={draft.address} />
        </Part>
      )}
      <Part title="When you pay" {...(card && { change: orderingPath(number, 'card'), about: 'the card' })}>
        <p>
          {`Nothing today. ${card ? `Your ${cardWords(card)} is charged` : 'We’ll email an invoice'} when the report is delivered`}
          {offer.mailingCents > 0 &&
            (card ? ', and for the copies when they are mailed' : ', and another when the copies are mailed')}
          .
        </p>
        <p>
          You can cancel free of charge for {policy.orders.cancelWindowHours} hours
          {orUntilDelivery(offer.promise.rush !== null)}.{' '}
          {offer.evaluationFeeCents > 0 &&
            `If you cancel later, after the review has started, or don’t answer our questions within ${policy.orders.customerResponseBusinessDays} business days, an evaluation fee of ${formatCents(offer.evaluationFeeCents)} may be due.`}
        </p>
      </Part>
      <WarningsToConfirm
        id={`${id}${orderFields.confirmsWarnings}`}
        error={problemOf(orderFields.confirmsWarnings)}
      />
      {missing ? (
        <Alert title={missing.title}>
          <p>{missing.reason}</p>
          <ButtonLink href={orderingPath(number, missing.page)}>{missing.action}</ButtonLink>
        </Alert>
      ) : (
        <Checkbox
          ref={consentBox}
          id={`${id}${orderFields.consent}`}
          name={orderFields.consent}
          value={checkedValue}
          label={offer.consentText}
          hint={<a href={config.navLinks.termsAndConditions}>Read the {datedName(config, 'terms')}</a>}
          error={problemOf(orderFields.consent)}
        />
      )}
      <Cluster>
        {!hasErrors && !missing && (
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? 'Ordering…' : 'Order and pay on delivery'}
          </Button>
        )}
        <a href={projectPath(number)}>Back to the project</a>
      </Cluster>
    </form>
  );
}

/** Returns a notice about a missing address or card, with a link to its page. Returns null if neither is missing. */
function missingFor({ draft }: Ordering, offer: OrderOffer) {
  if (offer.needsPostalAddress && draft.address === null) {
    return {
      page: 'address',
      title: 'Where are the copies mailed?',
      reason: 'Enter an address first.',
      action: 'Enter the address',
    } as const;
  }
  if (draft.payment?.card !== null) return null;
  return {
    page: 'card',
    title: 'No card is saved for this order',
    reason: 'Save one first. If you left our payment provider’s page before finishing, nothing was saved.',
    action: 'Save a card',
  } as const;
}
interface PartProps {
  readonly title: string;
  /** Link to edit this part of the order. Its label includes `about`. */
  readonly change?: string;
  readonly about?: string;
  readonly children: ReactNode;
}

function Part({ title, change, about, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
      {change !== undefined && (
        <a href={change}>
          Change<span className="visually-hidden"> {about}</span>
        </a>
      )}
    </section>
  );
}

/** Returns a version 4 UUID. crypto.randomUUID is unavailable on pages without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, at) => {
    if (at === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (at === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  });
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-');
}

/** Describes how a new offer differs from the displayed offer. */
function offerChanges(read: OrderOffer, now: OrderOffer): string[] {
  const changes: string[] = [];
  if (read.totalCents !== now.totalCents) {
    changes.push(`The total is now ${formatCents(now.totalCents)}. It was ${formatCents(read.totalCents)}.`);
  } else if (JSON.stringify(read.lines) !== JSON.stringify(now.lines)) {
    changes.push('The services of the order have changed.');
  }
  const promised = promiseSentences(now.promise);
  const before = promiseSentences(read.promise);
  changes.push(...promised.filter((sentence) => !before.includes(sentence)));
  if (read.consentText !== now.consentText && changes.length === 0) {
    changes.push('What you agree to has changed. Read it again below.');
  }
  return changes.length > 0 ? changes : ['The project has changed since. Please check it again.'];
}
