import { type CaseDocument, caseInvoiceNumber } from '@title24/shared-domain/cases';
import { invoiceTitle } from '@title24/shared-domain/orders';
import type { OpenedDocument } from '../../../files/owners/file-owner.ts';
import { attachedInvoice } from '../../../payments/invoices/invoice.ts';
import { attachedCover } from '../../../report-covers/cover-sheet.ts';
import type { CaseRecord } from '../case-record.ts';
import { caseCovers } from '../mails/case-covers.ts';

/** Returns the generated PDFs of a case: the report's cover sheet, and the invoice or receipt (Q3, Q6). */
export function caseDocuments({
  row,
  invoice,
}: Pick<CaseRecord, 'row' | 'invoice'>): (OpenedDocument & { readonly document: CaseDocument })[] {
  const { id, reference: number, compliance } = row;
  return [
    ...attachedCover(caseCovers, { number, thing: 'report', compliance }).map((attachment) => ({
      id,
      document: 'read-first' as const,
      attachment,
    })),
    ...(invoice
      ? [
          {
            id: invoice.id,
            document: 'invoice' as const,
            attachment: attachedInvoice(caseInvoiceNumber(number), invoiceTitle(invoice)),
          },
        ]
      : []),
  ];
}
