import { caseInvoice, caseInvoiceNumber } from '@title24/shared-domain/cases';
import type { ProjectType } from '@title24/shared-domain/full-service';
import type { Invoice } from '@title24/shared-domain/orders';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { submissions } from '../../submissions.table.ts';
import { recordOf } from '../case-record.ts';
import { customerInvoice } from './case-invoices.ts';

/** Returns the invoice with this number, or null if there is none. */
export async function findCaseInvoice(from: Database | Transaction, number: string): Promise<Invoice | null> {
  const reference = number.slice(0, number.lastIndexOf('-'));
  if (caseInvoiceNumber(reference) !== number) return null;
  const [row] = await from.select().from(submissions).where(eq(submissions.reference, reference));
  if (!row) return null;
  const { invoice, quote } = await recordOf(from, row);
  if (!invoice) return null;
  const projectType = row.projectType as ProjectType;
  return caseInvoice(
    { ...row, projectType, customer: row.sender, quote },
    await customerInvoice(from, reference, invoice, false),
  );
}
