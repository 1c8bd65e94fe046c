import { useMountProps, usePageData } from '@title24/remote-kit/runtime';
import { Button, Select, TextField } from '@title24/ui';
import { type FormEvent, useState } from 'react';
import { estimatorPricesRequest, productsRequest } from '../catalog/catalog-data.ts';
import { QuoteDate } from '../quote-date/quote-date.tsx';
import styles from './price-question.module.css';
import type { QuickPrice } from './quick-price.ts';

const estimatorPath = '/cost-estimator';

/** Kinds of work, with their labels. For each of them, the form needs only a floor area. */
const works = [
  ['addition', 'An addition'],
  ['new', 'A new home or ADU'],
  ['envelope', 'New windows or insulation'],
  ['commercial', 'A commercial building'],
] as const;

/** Renders a form that shows the prices for a kind and size of work. */
export function PriceQuestion() {
  const { navigate } = useMountProps();
  const prices = usePageData(estimatorPricesRequest);
  const products = usePageData(productsRequest);
  const [price, setPrice] = useState<QuickPrice | null>(null);

  async function show({ currentTarget }: FormEvent<HTMLFormElement>): Promise<void> {
    const query = queryOf(currentTarget);
    if (prices.status !== 'ready' || products.status !== 'ready') return;
    const { quickPrice } = await import('./quick-price.ts');
    if (query === queryOf(currentTarget)) setPrice(quickPrice(query, prices.data, products.data));
  }

  return (
    <form
      action={estimatorPath}
      className={styles.question}
      aria-label="Price"
      onInput={(event) => void show(event)}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`${estimatorPath}?${queryOf(event.currentTarget)}`);
      }}
    >
      <div className={styles.fields}>
        <Select name="kind" label="What are you building?">
          {works.map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
        <TextField
          name="size"
          label="How big?"
          unit="sq ft"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
        />
        <Button type="submit" size="large">
          See my price
        </Button>
      </div>
      <output className={styles.price}>
        {price ? (
          <>
            <strong>{price.fullService}</strong> Full Service
            {price.doItYourself && (
              <>
                {' '}
                · <strong>{price.doItYourself}</strong> Do It Yourself
              </>
            )}
          </>
        ) : (
          'Enter the size and see your price here.'
        )}
      </output>
      <QuoteDate />
    </form>
  );
}

function queryOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(entries).toString();
}
