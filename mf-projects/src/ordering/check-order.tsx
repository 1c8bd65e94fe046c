import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { orders } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { policy } from '@title24/shared-domain';
import {
  cardWords,
  checkedValue,
  formatCents,
  type OrderOffer,
  type OrderQuote,
  orderFields,
  orderPath,
  promiseSentences,
} from '@title24/shared-domain/orders';
import { findingKey, inputFileName, kindField, optionOf } from '@title24/shared-domain/projects';
import {
  Alert,
  Button,
  ButtonLink,
  Checkbox,
  Cluster,
  ErrorSummary,
  PageSection,
  Stack,
  Steps,
} from '@title24/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { callProblem } from '../calls/call-problem.ts';
import { findingHref } from '../findings/finding-href.ts';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';
import sections from '../sections/sections.module.css';
import { AddressLines } from './address-lines.tsx';
import { IncompleteNotice } from './incomplete-notice.tsx';
import { offerChanges } from './offer-changes.ts';
import { orderingPath } from './order-links.ts';
import { OrderSums } from './order-sums.tsx';
import { countSteps, type Ordering } from './ordering.ts';

interface Props {
  readonly ordering: Ordering;
}

/**
 * /project/:number/order/check: a summary of the order, what the customer agrees to, and the button that places it
 * (D8).
 */
export function CheckOrder({ ordering }: Props) {
  const { key: number } = useProject();
  const { offer, errors } = ordering.quote;
  if (offer === null) {
    return (
      <PageSection width="text">
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
      </PageSection>
    );
  }
  if (offer.needsPostalAddress && ordering.draft.address === null) {
    return (
      <PageSection width="text">
        <Stack>
          <Alert title="Where are the copies mailed?">Enter an address first.</Alert>
          <div>
            <ButtonLink href={orderingPath(number, 'address')}>Enter the address</ButtonLink>
          </div>
        </Stack>
      </PageSection>
    );
  }
  if (ordering.draft.payment?.card === null) {
    return (
      <PageSection width="text">
        <Stack>
          <Alert title="No card is saved for this order">
            Save one first. If you left our payment provider’s page before finishing, nothing was saved.
          </Alert>
          <div>
            <ButtonLink href={orderingPath(number, 'card')}>Save a card</ButtonLink>
          </div>
        </Stack>
      </PageSection>
    );
  }
  return <CheckForm ordering={ordering} first={offer} />;
}

interface Problem {
  readonly path: string;
  readonly message: string;
}

function CheckForm({ ordering, first }: Props & { readonly first: OrderOffer }) {
  const { draft } = ordering;
  const { key: number, findings, reload } = useProject();
  const { rpc, navigate } = useMountProps();
  const id = useId();
  const [offer, setOffer] = useState(first);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  // One order, no matter how often this page sends it.
  const key = useRef<string | null>(null);
  const changed = useRef<HTMLDivElement>(null);
  const consentBox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (changes.length > 0) changed.current?.focus();
  }, [changes]);

  const warnings = findings.filter(({ severity }) => severity === 'warning');
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
        // The customer agreed to the previous offer.
        if (consentBox.current) consentBox.current.checked = false;
      } else {
        refuse([{ path: '', message: callProblem(error) }]);
        // It may have been ordered in another window.
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
    const missing: Problem[] = [];
    if (warnings.length > 0 && !confirms) {
      missing.push({
        path: orderFields.confirmsWarnings,
        message: 'Review the warnings, then check this box',
      });
    }
    if (form.get(orderFields.consent) !== checkedValue) {
      missing.push({ path: orderFields.consent, message: 'Check the box to accept' });
    }
    if (missing.length > 0) refuse(missing);
    else void order(confirms);
  }

  const problemOf = (path: string) => problems.find((problem) => problem.path === path)?.message;
  const steps = countSteps(ordering, offer.needsPostalAddress);
  const card = draft.payment?.card ?? null;
  return (
    <PageSection width="text" title="Check your order">
      <form noValidate onSubmit={submit}>
        <Stack gap="large">
          <Steps current={steps} total={steps} />
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
              <Alert
                tone="warning"
                title="Something has changed since you looked. Nothing has been ordered yet."
              >
                <ul>
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              </Alert>
            </div>
          )}
          <ProjectPart />
          <Part title="Services" change={orderingPath(number, 'services')}>
            <OrderSums total={offer} caption="Your order" />
            {promiseSentences(offer.promise).map((sentence) => (
              <p key={sentence}>
                <strong>{sentence}</strong>
              </p>
            ))}
          </Part>
          {offer.needsPostalAddress && draft.address && (
            <Part title="Copies are mailed to" change={orderingPath(number, 'address')}>
              <AddressLines address={draft.address} />
            </Part>
          )}
          <section className={sections.part} aria-labelledby={`${id}payment`}>
            <div className={sections.head}>
              <h3 id={`${id}payment`}>Payment and cancellation</h3>
              {card && (
                <a href={orderingPath(number, 'card')}>
                  Change<span className="visually-hidden"> the card</span>
                </a>
              )}
            </div>
            {card ? (
              <p>
                Nothing is charged now. Your {cardWords(card)} is charged when the report is delivered
                {offer.mailingCents > 0 && ', and for the copies when they are mailed'}.
              </p>
            ) : (
              <p>
                Nothing is charged now, and we don’t ask for a card. We’ll e-mail an invoice with the report
                {offer.mailingCents > 0 && ', and another one when the copies are mailed'}.
              </p>
            )}
            <p>
              You can cancel free of charge for {policy.orders.cancelWindowHours} hours, or until the report
              is delivered, whichever comes first.{' '}
              {offer.evaluationFeeCents > 0 &&
                `If you cancel later, after the review has started, or don’t answer our questions within ${policy.orders.customerResponseBusinessDays} business days, an evaluation fee of ${formatCents(offer.evaluationFeeCents)} may be due.`}
            </p>
          </section>
          {warnings.length > 0 && (
            <Alert
              tone="warning"
              title={warnings.length === 1 ? 'One warning' : `${warnings.length} warnings`}
            >
              <ul>
                {warnings.map((warning) => (
                  <li key={findingKey(warning)}>
                    <a href={findingHref(number, warning)}>{warning.message}</a>
                  </li>
                ))}
              </ul>
              <Checkbox
                id={`${id}${orderFields.confirmsWarnings}`}
                name={orderFields.confirmsWarnings}
                value={checkedValue}
                label="I have looked at these"
                error={problemOf(orderFields.confirmsWarnings)}
              />
            </Alert>
          )}
          <Checkbox
            ref={consentBox}
            id={`${id}${orderFields.consent}`}
            name={orderFields.consent}
            value={checkedValue}
            label={offer.consentText}
            hint={<a href="/terms-and-conditions">Read the terms and conditions</a>}
            error={problemOf(orderFields.consent)}
          />
          <Cluster>
            {!hasErrors && (
              <Button type="submit" aria-disabled={isSending}>
                {isSending ? 'Ordering…' : 'Order and pay on delivery'}
              </Button>
            )}
            <a href={projectPath(number)}>Back to the project</a>
          </Cluster>
        </Stack>
      </form>
    </PageSection>
  );
}

/** The project as it would be submitted, with a link to change it. */
function ProjectPart() {
  const { key: number, data, stored } = useProject();
  const name = data.project?.name ?? '';
  return (
    <Part title="Project" change={`${projectPath(number)}/check`}>
      <dl className={sections.rows}>
        <div>
          <dt>Name</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>Number</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>What you build</dt>
          <dd>{optionOf(kindField, data.kind)?.label}</dd>
        </div>
        {stored && (
          <div>
            <dt>Input file</dt>
            <dd>{inputFileName(number, name, stored.round)}</dd>
          </div>
        )}
      </dl>
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  /** Link to change it. */
  readonly change: string;
  readonly children: ReactNode;
}

function Part({ title, change, children }: PartProps) {
  const id = useId();
  return (
    <section className={sections.part} aria-labelledby={id}>
      <div className={sections.head}>
        <h3 id={id}>{title}</h3>
        <a href={change}>
          Change<span className="visually-hidden"> {title}</span>
        </a>
      </div>
      {children}
    </section>
  );
}

/** Returns the current offer, if the one that was shown is no longer valid. */
function newOfferOf(error: unknown): OrderOffer | null {
  if (!isRpcError(error) || error.code !== rpcErrorCodes.conflict) return null;
  const { current } = (error.data ?? {}) as { readonly current?: OrderQuote };
  return current?.offer ?? null;
}

/** Returns a version 4 UUID, even on pages without HTTPS, where crypto.randomUUID is missing. */
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
