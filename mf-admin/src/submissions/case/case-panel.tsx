import { cases } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { formatCalendarDate, workEventWords } from '@title24/shared-domain';
import {
  type CaseInvoiceState,
  type CaseState,
  caseStateTitles,
  quoteTotalCents,
  reportCaseStates,
  type StaffAct,
  type StaffCase,
  type SubmissionCase,
  unansweredMessage,
} from '@title24/shared-domain/cases';
import { registrationWords } from '@title24/shared-domain/compliance';
import { formatCents, paymentWords } from '@title24/shared-domain/orders';
import { Alert, Badge, Button, Cluster } from '@title24/ui';
import { useRef, useState, useTransition } from 'react';
import { DeskFailure } from '../../desk/desk-failure.tsx';
import { When } from '../../moments/when.tsx';
import { Deadline } from '../../orders/clocks/deadline.tsx';
import { useSiteTime } from '../../orders/clocks/use-site-time.ts';
import { ActForm } from './act-form.tsx';
import styles from './case.module.css';
import { type ActName, actWords, possibleActs, seldomActs } from './case-acts.ts';
import { CaseFiles } from './case-files.tsx';
import { type CaseAct, caseFormOf } from './case-forms.ts';
import { type PlansReceived, QuoteForm } from './quote-form.tsx';

interface Props {
  readonly loaded: StaffCase;
  readonly plans: PlansReceived;
  readonly mayUpdate: boolean;
  readonly mayCharge: boolean;
  readonly mayRefund: boolean;
  readonly onChanged: (submission: SubmissionCase) => void;
  readonly onReload: () => Promise<void>;
}

const invoiceStates: Readonly<Record<CaseInvoiceState, string>> = {
  due: 'not paid yet',
  paid: 'paid',
  waived: 'waived',
  refunded: 'refunded',
};

function dueWords(state: CaseState): string {
  if (state === 'revision-requested') return 'An answer or a revised report is due:';
  return reportCaseStates.includes(state) ? 'The report is due:' : 'The quote is due:';
}

/** Shows a case's state and possible actions. */
export function CasePanel({ loaded, plans, mayUpdate, mayCharge, mayRefund, onChanged, onReload }: Props) {
  const { rpc } = useMountProps();
  const now = useSiteTime(loaded.now);
  const [open, setOpen] = useState<ActName | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDoing, startDoing] = useTransition();
  const { reference, lastUpdate, state, analyst, dueAt, quote } = loaded;
  const { invoice, compliance } = loaded;
  const message = unansweredMessage(loaded.history);
  const lastDelivery = loaded.history.findLast(({ event }) => event === 'deliver');
  const hasNewReport = loaded.files.some(
    ({ kind, addedAt }) => kind === 'report' && (!lastDelivery || addedAt > lastDelivery.at),
  );
  const { next, others } = possibleActs({ ...loaded, hasNewReport }, { mayCharge, mayRefund });
  const [seldom, usual] = [
    others.filter((name) => seldomActs.has(name)),
    others.filter((name) => !seldomActs.has(name)),
  ];

  const perform = (act: CaseAct, then: ActName | null = null) =>
    run(
      act.event,
      () =>
        act.event === 'refund'
          ? rpc.call(cases.refund, { reference, lastUpdate, message: act.message })
          : rpc.call(cases.act, { reference, lastUpdate, act }),
      then,
    );

  function run(name: ActName, call: () => Promise<SubmissionCase>, then: ActName | null): void {
    if (isDoing) return;
    setFailure(null);
    setDone(null);
    startDoing(async () => {
      try {
        onChanged(await call());
        setOpen(then);
        setDone(actWords[name].done);
        // The form or button that had the focus may have been removed.
        heading.current?.focus();
      } catch (error) {
        setFailure(error);
      }
    });
  }

  async function reload(): Promise<void> {
    await onReload();
    setFailure(null);
  }

  function choose(name: ActName): void {
    setDone(null);
    setFailure(null);
    if (name === 'send-quote' || caseFormOf(name, loaded)) show(name);
    else perform({ event: name } as StaffAct);
  }

  function show(form: ActName | null): void {
    setOpen(form);
    // The button that had the focus was removed.
    heading.current?.focus();
  }

  const preview = async (act: StaffAct) =>
    (await rpc.call(cases.preview, { reference, lastUpdate, act })).mails;
  const form = { onCancel: () => show(null), isSending: isDoing };
  const openForm = open && caseFormOf(open, loaded);
  const actButton = (name: ActName) => (
    <Button
      key={name}
      variant="secondary"
      size="small"
      onClick={() => choose(name)}
      data-desk-key={name === 'take' ? 'take' : undefined}
    >
      {name === 'take' && analyst !== null ? 'Take over' : actWords[name].label}
    </Button>
  );
  return (
    <section aria-labelledby="case" className={styles.panel}>
      <h2 id="case" ref={heading} tabIndex={-1}>
        Case
      </h2>
      <p>
        <Badge tone={dueAt !== null ? 'warning' : 'neutral'}>{caseStateTitles[state]}</Badge>{' '}
        {analyst ? `Analyst: ${analyst}` : 'Unassigned'}
        {loaded.isMine && ' (you)'}
      </p>
      {dueAt !== null && (
        <p>
          {dueWords(state)} <Deadline dueAt={dueAt} now={now} />
        </p>
      )}
      {quote && (
        <p>
          Quote {quote.number}: {formatCents(quoteTotalCents(quote))}, sent <When at={quote.sentAt} />, valid
          until {formatCalendarDate(quote.validUntil)}
          {loaded.rebateCents > 0 && `; rebate ${formatCents(loaded.rebateCents)}`}
        </p>
      )}
      {invoice && (
        <p>
          Invoice {invoice.number}: {formatCents(invoice.cents)},{' '}
          <Badge tone={invoice.state === 'due' ? 'warning' : 'neutral'}>{invoiceStates[invoice.state]}</Badge>
          {invoice.state === 'due' && ` by ${formatCalendarDate(invoice.dueOn)}`}
          {invoice.paidOn && ` ${paymentWords(invoice)}`}
          {invoice.refundedOn && `; refunded on ${formatCalendarDate(invoice.refundedOn)}`}
        </p>
      )}
      {compliance && (
        <p>
          {compliance.complies
            ? 'The report complies.'
            : `The report does not comply: ${compliance.shortfall}`}{' '}
          {compliance.needsRegistration &&
            (compliance.registration
              ? `${registrationWords(compliance.registration)}.`
              : 'It needs registration, which is not recorded yet.')}
        </p>
      )}
      {message && (
        <Alert
          tone="warning"
          title={
            <>
              The customer {workEventWords[message.event]}, <When at={message.at} />
            </>
          }
        >
          <p className={styles.text} dir="auto">
            {message.message}
          </p>
        </Alert>
      )}
      {done && <p role="status">{done}</p>}
      {failure !== null && <DeskFailure error={failure} onReload={() => void reload()} />}
      {mayUpdate && open === null && (
        <>
          {next ? (
            <div>
              <Button
                onClick={() => choose(next)}
                aria-disabled={isDoing}
                data-desk-key={next === 'take' ? 'take' : undefined}
              >
                {isDoing ? 'Please wait…' : actWords[next].label}
              </Button>
            </div>
          ) : (
            state !== 'closed' && !message && <p>It is the customer’s turn.</p>
          )}
          <Cluster>
            {next === 'take' && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => perform({ event: 'take' }, 'send-quote')}
                aria-disabled={isDoing}
              >
                Take and quote
              </Button>
            )}
            {usual.map(actButton)}
          </Cluster>
          {seldom.length > 0 && (
            <details>
              <summary>More steps</summary>
              <Cluster>{seldom.map(actButton)}</Cluster>
            </details>
          )}
        </>
      )}
      {open === 'send-quote' && (
        <QuoteForm {...form} onPreview={preview} onSend={perform} shown={loaded} plans={plans} />
      )}
      {open !== null && openForm && (
        <ActForm key={open} {...form} onPreview={preview} onSend={perform} name={open} form={openForm} />
      )}
      <CaseFiles loaded={loaded} mayUpdate={mayUpdate} onChanged={onChanged} />
      {loaded.history.length > 0 && (
        <details>
          <summary>What happened</summary>
          <ol className={styles.history}>
            {loaded.history.map(({ id, at, name, event, message: text }) => (
              <li key={id}>
                <bdi>{name}</bdi> {workEventWords[event] ?? event}, <When at={at} />
                {text && <p className={styles.text}>{text}</p>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
