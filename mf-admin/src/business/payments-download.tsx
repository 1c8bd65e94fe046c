import { business } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { pacificDate } from '@title24/shared-domain';
import { Alert, Button, saveFile, TextField } from '@title24/ui';
import { type FormEvent, useState } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import styles from './business.module.css';
import { paymentsCsv } from './payments-csv.ts';

/** Renders a form to download a period's payments and refunds. */
export function PaymentsDownload({ now }: { readonly now: string }) {
  const { rpc } = useMountProps();
  const [failure, setFailure] = useState('');
  const today = pacificDate(now);

  async function download(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [from, to] = [String(typed.get('from')), String(typed.get('to'))];
    setFailure('');
    try {
      const content = paymentsCsv(await rpc.call(business.payments, { from, to }));
      saveFile({ fileName: `payments-${from}-${to}.csv`, mediaType: 'text/csv', content });
    } catch (error) {
      setFailure(failureMessage(error));
    }
  }

  return (
    <section aria-labelledby="books" className={styles.section}>
      <h2 id="books">For the accountant</h2>
      <form className={styles.period} onSubmit={(event) => void download(event)}>
        <TextField
          type="date"
          name="from"
          label="From"
          required
          defaultValue={`${today.slice(0, 4)}-01-01`}
        />
        <TextField type="date" name="to" label="To" required defaultValue={today} />
        <Button type="submit" variant="secondary">
          Download payments (CSV)
        </Button>
      </form>
      {failure && (
        <Alert tone="danger" title="Nothing was downloaded">
          <p>{failure}</p>
        </Alert>
      )}
    </section>
  );
}
