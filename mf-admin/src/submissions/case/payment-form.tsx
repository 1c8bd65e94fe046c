import { pacificDate } from '@title24/shared-domain';
import type { CaseInvoiceView, StaffAct } from '@title24/shared-domain/cases';
import { formatCents, type PaymentWay, paymentWays, paymentWayTitles } from '@title24/shared-domain/orders';
import { RadioGroup, TextField } from '@title24/ui';
import { type FormEvent, useId, useState } from 'react';
import { useMarkUnsaved } from '../../unsaved/unsaved-changes.tsx';
import styles from './case.module.css';
import { actWords } from './case-acts.ts';
import { FormButtons } from './form-buttons.tsx';

interface Props {
  readonly invoice: CaseInvoiceView;
  /** Current time by the site's clock. */
  readonly now: string;
  readonly isSending: boolean;
  readonly onSend: (act: StaffAct) => void;
  readonly onCancel: () => void;
}

/** Records a payment that was not made online, and sends the customer the receipt. */
export function PaymentForm({ invoice: { number, cents }, now, isSending, onSend, onCancel }: Props) {
  const id = useId();
  const today = pacificDate(now);
  const [way, setWay] = useState<PaymentWay>('check');
  const [paidOn, setPaidOn] = useState(today);
  const [reference, setReference] = useState('');
  const [error, setError] = useState<string | undefined>();

  useMarkUnsaved(reference.trim() !== '');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (paidOn === '' || paidOn > today) {
      setError('Choose a day up to today');
      document.getElementById(`${id}-day`)?.focus();
      return;
    }
    onSend({ event: 'record-payment', way, paidOn, reference: reference.trim() });
  }

  return (
    <form className={styles.form} onSubmit={submit} aria-label={actWords['record-payment'].label} noValidate>
      <p>
        {formatCents(cents)} for invoice {number}, in full. The customer gets the receipt by mail.
      </p>
      <RadioGroup
        id={`${id}-way`}
        name={`${id}-way`}
        legend="Paid by"
        options={paymentWays.map((value) => ({ value, label: paymentWayTitles[value] }))}
        value={way}
        onChange={(value) => setWay(value as PaymentWay)}
      />
      <TextField
        id={`${id}-day`}
        type="date"
        label="Paid on"
        fieldWidth="medium"
        max={today}
        value={paidOn}
        error={error}
        onChange={({ currentTarget }) => {
          setPaidOn(currentTarget.value);
          setError(undefined);
        }}
      />
      <TextField
        id={`${id}-reference`}
        label="Number of the check or transfer"
        optional
        maxLength={100}
        autoComplete="off"
        value={reference}
        onChange={({ currentTarget }) => setReference(currentTarget.value)}
      />
      <FormButtons label={actWords['record-payment'].label} isSending={isSending} onCancel={onCancel} />
    </form>
  );
}
