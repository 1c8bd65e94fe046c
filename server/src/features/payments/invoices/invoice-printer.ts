import { fileURLToPath } from 'node:url';
import { addressLines, phoneText, type SiteConfiguration } from '@title24/shared-domain';
import { Piscina } from 'piscina';
import type { Database } from '../../../platform/db/database.ts';
import { loadPaymentInstructions } from '../../configuration/payment-instructions.ts';
import type { Payables } from '../payables.ts';
import type { PrintedInvoice } from './invoice.ts';

interface Dependencies {
  readonly database: Database;
  readonly payables: Payables;
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
}

/** Milliseconds that typesetting may take on a busy machine. */
const renderTimeoutMs = 30_000;

/** Milliseconds that a stopping site waits for an invoice. */
const closeTimeoutMs = 5_000;

/** Milliseconds that the typesetting thread waits for another invoice. */
const idleMs = 60_000;

/** Creates a printer that typesets invoices in their current state as PDFs, in a separate thread. */
export function invoicePrinter({ database, payables, loadConfiguration }: Dependencies) {
  const typesetters = new Piscina<PrintedInvoice, Uint8Array>({
    filename: fileURLToPath(new URL('./invoice-pdf.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    closeTimeout: closeTimeoutMs,
    env: {},
  });
  return {
    /**
     * Returns the PDF of an invoice.
     * @throws Error if there is no such invoice
     */
    async print(number: string): Promise<Buffer> {
      const invoice = await payables.requireInvoice(database, number);
      const { company } = await loadConfiguration();
      const printed = {
        invoice,
        company: {
          name: company.name,
          address: addressLines(company.address).join(', '),
          phone: phoneText(company.phone),
          email: company.email.address,
        },
        instructions: await loadPaymentInstructions(database),
      };
      const signal = AbortSignal.timeout(renderTimeoutMs);
      return Buffer.from(await typesetters.run(printed, { signal }));
    },

    /** Waits for any invoice that is being typeset, because it may be part of an email. */
    close: () => typesetters.close(),
  };
}
