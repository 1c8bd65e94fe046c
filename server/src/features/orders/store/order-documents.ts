import { deliveredThing, invoiceNumber, invoiceTitle } from '@title24/shared-domain/orders';
import type { OpenedDocument } from '../../files/owners/file-owner.ts';
import { attachedInvoice } from '../../payments/invoices/invoice.ts';
import { attachedCover } from '../../report-covers/cover-sheet.ts';
import type { OrderRecord } from './order-record.ts';

/** Name of the attachment source that loads cover sheets of orders. */
export const orderCovers = 'order covers';

/** Returns the generated PDFs of an order: the report's cover sheet, invoices and receipts (D8, D11). */
export function orderDocuments({ row, charges }: Pick<OrderRecord, 'row' | 'charges'>): OpenedDocument[] {
  const { id, number, compliance } = row;
  return [
    ...attachedCover(orderCovers, { number, thing: deliveredThing(row), compliance }).map((attachment) => ({
      id,
      attachment,
    })),
    ...charges
      .filter(({ state }) => state !== 'proposed')
      .map((charge) => ({
        id: charge.id,
        attachment: attachedInvoice(invoiceNumber(number, charge.kind), invoiceTitle(charge)),
      })),
  ];
}
