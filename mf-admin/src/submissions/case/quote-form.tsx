import { publicConfig, publicProducts } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { type EstimatorPrices, type Product, policy } from '@title24/shared-domain';
import type { CaseMailPreview, StaffAct, StaffCase } from '@title24/shared-domain/cases';
import type { SubmissionDetail } from '@title24/shared-domain/full-service';
import { formatCents } from '@title24/shared-domain/orders';
import { Button, Cluster, ErrorSummary, RadioGroup, Select, TextArea, TextField } from '@title24/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useMarkUnsaved } from '../../unsaved/unsaved-changes.tsx';
import styles from './case.module.css';
import { FormButtons } from './form-buttons.tsx';
import { MailCheck } from './mail-check.tsx';
import { PriceSuggestion } from './price-suggestion.tsx';
import {
  type DraftLine,
  type DraftProblem,
  emptyDraft,
  parseDollars,
  type QuoteDraft,
  readDraft,
} from './quote-draft.ts';

interface Props {
  readonly shown: StaffCase;
  readonly plans: PlansReceived;
  readonly isSending: boolean;
  readonly onPreview: (act: StaffAct) => Promise<readonly CaseMailPreview[]>;
  readonly onSend: (act: StaffAct) => void;
  readonly onCancel: () => void;
}

/** The submitted values that the quote form uses. */
export type PlansReceived = Pick<SubmissionDetail, 'projectType' | 'comment'>;

const usualDays = policy.fullService.reportAfterQuoteBusinessDays;

/** A quote's form: line items, scope, report deadline, and last day for acceptance. */
export function QuoteForm({ shown, plans, isSending, onPreview, onSend, onCancel }: Props) {
  const id = useId();
  const { rpc } = useMountProps();
  const [initial] = useState(() => emptyDraft(shown.quote, shown.now, usualDays));
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [products, setProducts] = useState<readonly Product[]>([]);
  const [prices, setPrices] = useState<EstimatorPrices | null>(null);
  useMarkUnsaved(draft !== initial);
  const nextKey = useRef(draft.lines.length);
  useEffect(() => {
    // Without products or prices, staff can still enter line items.
    rpc.call(publicProducts.findAll).then(setProducts, () => setProducts([]));
    rpc.call(publicConfig.loadEstimatorPrices).then(setPrices, () => setPrices(null));
  }, [rpc]);

  const set = (change: Partial<QuoteDraft>) => setDraft((before) => ({ ...before, ...change }));
  const setLine = (key: number, change: Partial<DraftLine>) =>
    set({ lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)) });
  function addLine(line: Omit<DraftLine, 'key'>): void {
    const others = draft.lines.filter(({ name, amount }) => name !== '' || amount !== '');
    set({ lines: [...others, { ...line, key: nextKey.current++ }] });
  }
  const errorOf = (field: string) => problems.find((each) => each.field === field)?.message;
  const total = draft.lines.reduce((sum, { amount }) => sum + (parseDollars(amount) ?? 0), 0);

  /** Returns the action that sends the quote. If the quote is invalid, shows problems and returns null. */
  function read(): StaffAct | null {
    const found = readDraft(draft, shown.now);
    setProblems('problems' in found ? found.problems : []);
    setAttempt((count) => count + 1);
    return 'quote' in found ? { event: 'send-quote', quote: found.quote } : null;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const act = read();
    if (act) onSend(act);
  }

  const field = (name: keyof QuoteDraft & ('scope' | 'missing' | 'days' | 'date' | 'validUntil')) => ({
    id: `${id}${name}`,
    value: draft[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set({ [name]: currentTarget.value }),
  });
  return (
    <form className={styles.form} onSubmit={submit} aria-label="Quote" noValidate>
      <ErrorSummary
        attempt={attempt}
        headingLevel={3}
        problems={problems.map(({ field: name, message }) => ({ fieldId: `${id}${name}`, message }))}
      />
      {prices && (
        <PriceSuggestion
          plans={plans}
          prices={prices}
          products={products}
          onUse={(line) => addLine({ sku: null, ...line })}
        />
      )}
      {draft.lines.map(({ key, name, amount }, index) => (
        <div key={key} className={styles.line}>
          <TextField
            id={`${id}line-${index}-name`}
            label={draft.lines.length === 1 ? 'What it is for' : `What line ${index + 1} is for`}
            value={name}
            error={errorOf(`line-${index}-name`)}
            onChange={({ currentTarget }) => setLine(key, { name: currentTarget.value })}
          />
          <TextField
            id={`${id}line-${index}-amount`}
            label={draft.lines.length === 1 ? 'Price in dollars' : `Price of line ${index + 1} in dollars`}
            inputMode="decimal"
            value={amount}
            error={errorOf(`line-${index}-amount`)}
            onChange={({ currentTarget }) => setLine(key, { amount: currentTarget.value })}
          />
          {draft.lines.length > 1 && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => set({ lines: draft.lines.filter((line) => line.key !== key) })}
            >
              Remove<span className="visually-hidden"> line {index + 1}</span>
            </Button>
          )}
        </div>
      ))}
      <Cluster>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            set({ lines: [...draft.lines, { key: nextKey.current++, sku: null, name: '', amount: '' }] })
          }
        >
          Add a line
        </Button>
        <strong>Total: {formatCents(total)}</strong>
      </Cluster>
      {products.length > 0 && (
        <Select
          id={`${id}catalog`}
          label="Add from the catalog"
          value=""
          onChange={({ currentTarget }) => {
            const product = products.find(({ sku }) => sku === currentTarget.value);
            if (product) addLine({ sku: product.sku, name: product.name, amount: product.price.toFixed(2) });
          }}
        >
          <option value="">Choose a product</option>
          {products.map(({ sku, name, price }) => (
            <option key={sku} value={sku}>
              {name}, {formatCents(Math.round(price * 100))}
            </option>
          ))}
        </Select>
      )}
      <TextArea {...field('scope')} label="What it covers" rows={4} />
      <TextArea {...field('missing')} label="What is still missing" optional rows={2} />
      <RadioGroup
        id={`${id}deliveryType`}
        name={`${id}deliveryType`}
        legend="Delivery"
        options={[
          { value: 'business-days', label: 'Business days after acceptance' },
          { value: 'date', label: 'On a date' },
        ]}
        value={draft.deliveryType}
        onChange={(value) => set({ deliveryType: value === 'date' ? 'date' : 'business-days' })}
      />
      {draft.deliveryType === 'date' ? (
        <TextField {...field('date')} type="date" label="Delivery date" fieldWidth="medium" />
      ) : (
        <TextField {...field('days')} inputMode="numeric" label="Business days" fieldWidth="short" />
      )}
      <TextField
        {...field('validUntil')}
        type="date"
        label="Valid until"
        hint="The last day on which the customer can accept, in Pacific time."
        fieldWidth="medium"
      />
      <MailCheck act={read} onPreview={onPreview} />
      <FormButtons label="Send quote" isSending={isSending} onCancel={onCancel} />
    </form>
  );
}
