import { orders } from '@title24/remote-kit/rpc';
import { useMountProps, usePageData } from '@title24/remote-kit/runtime';
import type { Product } from '@title24/shared-domain';
import {
  formatCents,
  type OfferedProduct,
  type OrderError,
  type OrderItem,
  offeredProducts,
  orderFields,
  orderItemsOf,
  promiseSentences,
  quoteOrder,
  skus,
} from '@title24/shared-domain/orders';
import {
  Alert,
  Button,
  Cluster,
  DebouncedAnnouncement,
  ErrorSummary,
  FailureNotice,
  Fieldset,
  LoadingNote,
  RadioGroup,
  Stack,
} from '@title24/ui';
import { type FormEvent, useState } from 'react';
import { callProblem } from '../calls/call-problem.ts';
import { useCallResult } from '../calls/use-call-result.ts';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';
import { IncompleteNotice } from './incomplete-notice.tsx';
import { orderingPath } from './order-links.ts';
import { OrderSums } from './order-sums.tsx';
import styles from './ordering.module.css';
import { type Ordering, pageAfter } from './ordering.ts';
import { ProductField, ProductHint, ProductLabel, productFieldId } from './product-field.tsx';
import { productsRequest } from './products-request.ts';

interface Props {
  readonly ordering: Ordering;
}

/** Renders /project/:number/order, where the customer chooses products and sees the total (D8). */
export function ChooseServices(props: Props) {
  const state = usePageData<readonly Product[]>(productsRequest);
  return (
    <Stack>
      <IncompleteNotice />
      {state.status === 'loading' && <LoadingNote>Loading the prices…</LoadingNote>}
      {state.status === 'failed' && (
        <FailureNotice
          title="We couldn’t load the prices"
          reason={callProblem(state.error)}
          onRetry={state.retry}
        />
      )}
      {state.status === 'ready' && <ChoiceForm {...props} products={state.data} />}
    </Stack>
  );
}

/** Returns the id of an error's field: the field of the error's product, of the email delivery or of the report. */
function fieldOf({ code, sku }: OrderError, report: string): string {
  if (sku !== undefined) return productFieldId(sku);
  return code === 'two-deliveries' ? productFieldId(skus.emailDelivery) : productFieldId(report);
}

function ChoiceForm({ ordering, products }: Props & { readonly products: readonly Product[] }) {
  const { key: number, data } = useProject();
  const { rpc, navigate } = useMountProps();
  const [items, setItems] = useState<readonly OrderItem[]>(ordering.draft.items);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { total, errors = [] } = quoteOrder(data.kind, items, products);
  const offered = offeredProducts(data.kind, products);
  const report = offered.report[0]?.product.sku ?? skus.standardReport;
  const shown = attempt > 0 ? errors : [];
  const errorOf = (sku: string) => shown.find((error) => error.sku === sku)?.message;
  const chosenOf = (sku: string) => {
    const item = items.find((each) => each.sku === sku);
    return item ? String(item.quantity) : null;
  };
  const field = (each: OfferedProduct, note?: string) => (
    <ProductField
      key={each.product.sku}
      offered={each}
      chosen={chosenOf(each.product.sku)}
      error={errorOf(each.product.sku)}
      note={note}
    />
  );
  const includesLoads = items.some(({ sku }) => sku === skus.standardReport);

  async function save(wanted: readonly OrderItem[], next: string): Promise<void> {
    setSending(true);
    setFailure(null);
    try {
      await rpc.call(orders.saveDraft, { number, items: [...wanted] });
      await navigate(next);
    } catch (error) {
      setFailure(callProblem(error));
    }
    setSending(false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wanted = orderItemsOf(new FormData(event.currentTarget));
    setItems(wanted);
    const { total: agreed } = quoteOrder(data.kind, wanted, products);
    if (!agreed) setAttempt((count) => count + 1);
    else if (!isSending) {
      void save(wanted, orderingPath(number, pageAfter(ordering, 'services', agreed.needsPostalAddress)));
    }
  }

  const delivery = items.find(({ sku }) => offered.deliveries.some(({ product }) => product.sku === sku));
  const baseError = shown.find(({ sku, code }) => sku === undefined && code !== 'two-deliveries');
  return (
    <form
      noValidate
      onChange={(event) => setItems(orderItemsOf(new FormData(event.currentTarget)))}
      onSubmit={submit}
    >
      <div className={styles.columns}>
        <Stack gap="large">
          <ErrorSummary
            attempt={attempt}
            problems={shown.map((error) => ({ fieldId: fieldOf(error, report), message: error.message }))}
          />
          <Fieldset
            legend="Report"
            hint="The report a project like yours needs. Uncheck it if you want results without a report."
            error={baseError?.message}
          >
            {offered.report.map((each) => field(each))}
          </Fieldset>
          {offered.partialRuns.length > 0 && (
            <Fieldset legend="Runs and calculations" hint="Separate documents, with or without a report.">
              {offered.partialRuns.map((each) =>
                field(
                  each,
                  each.product.sku === skus.loadCalculations && includesLoads
                    ? 'Your report includes these. Order them only if you need a separate document.'
                    : undefined,
                ),
              )}
            </Fieldset>
          )}
          {offered.options.length > 0 && (
            <Fieldset legend="Premium options">{offered.options.map((each) => field(each))}</Fieldset>
          )}
          {offered.deliveries.length > 0 && (
            <RadioGroup
              id={productFieldId(skus.emailDelivery)}
              name={orderFields.item}
              legend="Delivery by email"
              defaultValue={delivery?.sku ?? skus.emailDelivery}
              error={
                shown.find(({ code, sku }) => code === 'two-deliveries' || sku === delivery?.sku)?.message
              }
              options={offered.deliveries.map((each) => ({
                value: each.product.sku,
                label: <ProductLabel offered={each} />,
                hint: <ProductHint offered={each} />,
              }))}
            />
          )}
          {offered.mailed.length > 0 && (
            <Fieldset
              legend="Printed copies by mail"
              hint="Only with a report. Mailed within the United States."
            >
              {offered.mailed.map((each) => field(each))}
            </Fieldset>
          )}
        </Stack>
        <div className={styles.aside}>
          {total ? (
            <OrderSums total={total} caption="Your order" />
          ) : (
            <Alert tone="warning" title="These can’t be ordered together">
              {errors.map(({ message }) => message).join(' ')}
            </Alert>
          )}
          <PromiseNote number={number} items={items} ordering={ordering} />
          <p>Nothing is charged now. You pay when the report is delivered.</p>
          {failure !== null && (
            <Alert tone="danger" title="Your choice was not saved">
              {failure}
            </Alert>
          )}
          <Cluster>
            <Button type="submit" aria-disabled={isSending}>
              Continue
            </Button>
            <a href={projectPath(number)}>Back to the project</a>
          </Cluster>
        </div>
      </div>
      <DebouncedAnnouncement
        text={total ? `Total ${formatCents(total.totalCents)}` : 'These can’t be ordered together'}
      />
    </form>
  );
}

interface PromiseProps {
  readonly number: string;
  readonly items: readonly OrderItem[];
  readonly ordering: Ordering;
}

/** Shows the delivery date from the server. The last date stays visible until the server sends a new one. */
function PromiseNote({ number, items, ordering }: PromiseProps) {
  const { rpc } = useMountProps();
  const chosen = JSON.stringify(items);
  const { result } = useCallResult(`${number} ${chosen}`, () =>
    rpc.call(orders.quote, { number, items: [...items] }),
  );
  const [last, setLast] = useState(ordering.quote.offer);
  const offer = result.status === 'ready' ? result.data.offer : null;
  if (offer && offer !== last) setLast(offer);
  if (!last) return null;
  return promiseSentences(last.promise).map((sentence) => (
    <p key={sentence}>
      <strong>{sentence}</strong>
    </p>
  ));
}
