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

/** How long typesetting may take on a busy machine, in milliseconds. */
const renderTimeoutMs = 30_000;

/** How long a stopping site waits for an invoice, in milliseconds. */
const closeTimeoutMs = 5_000;

/** How long the typesetting thread waits for another invoice, in milliseconds. */
const idleMs = 60_000;

/** Typesets invoices in their current state as PDFs, in a separate thread. */
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
    /** @throws Error if there is no such invoice */
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

    /** Waits for an invoice that is being typeset: a mail may be waiting for it. */
    close: () => typesetters.close(),
  };
}
