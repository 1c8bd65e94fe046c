import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  contentDate,
  helpSheetPdfs,
  type Product,
  type SiteConfiguration,
  sampleReportPdfs,
} from '@title24/shared-domain';
import {
  additionSheet,
  commercialSheet,
  type HelpSheet,
  mandatoryMeasuresSheet,
  residentialSheet,
  sheetPrices,
} from '@title24/shared-domain/help-sheets';
import {
  cf1rSample,
  nrccSample,
  type SampleReport,
  sampleBlocks,
} from '@title24/shared-domain/sample-reports';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { ChangeFeed } from '../../platform/db/change-feed.ts';
import { originOf } from '../../platform/http/site-origin.ts';
import type { CallPublic } from '../../platform/rpc/public-caller.ts';
import type { PrintedSheet } from './pdf/sheet-pdf.ts';

interface HelpSheetOptions {
  readonly callPublic: CallPublic;
  readonly changes: Pick<ChangeFeed, 'revision'>;
  readonly settings: {
    /** Null to use the request's origin. */ readonly publicUrl: string | null;
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Typesets a sheet for a customer as a PDF with the company's contact details. */
    readonly typesetSheet: (sheet: HelpSheet, origin: string) => Promise<Buffer>;
  }
}

interface Sheet {
  readonly sheet: HelpSheet;
  /** Kind of sheet, printed above the title, or null if the title is enough. */
  readonly series: string | null;
}

const series = 'What you need to know';

const sheets: Readonly<Record<string, Sheet>> = {
  [helpSheetPdfs.residential]: { sheet: residentialSheet, series },
  [helpSheetPdfs.addition]: { sheet: additionSheet, series },
  [helpSheetPdfs.commercial]: { sheet: commercialSheet, series },
  [helpSheetPdfs['mandatory-measures']]: { sheet: mandatoryMeasuresSheet, series: null },
  [sampleReportPdfs.cf1r]: { sheet: sheetOf(cf1rSample), series: null },
  [sampleReportPdfs.nrcc]: { sheet: sheetOf(nrccSample), series: null },
};

/** Returns the sample report as a sheet. Its title, repeated in each footer, contains the word 'sample'. */
function sheetOf({ title, lead, tables }: SampleReport): HelpSheet {
  const sections = tables.map((table) => ({ heading: table.heading, blocks: sampleBlocks(table) }));
  return { title, lead, sections, prices: [] };
}

interface RenderedPdf {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Enough for all sheets under two host names. Only forged host names would need more. */
const maxCachedPdfs = 16;

/** Time limit for typesetting a sheet, long enough even for a busy machine. */
const renderTimeoutMs = 30_000;

/** Before the site stops, it waits up to this long for a sheet that is being typeset. An email may need the sheet. */
const closeTimeoutMs = 5_000;

const idleMs = 60_000;

/**
 * Serves the help sheets (C3) and the sample reports (C13) as PDFs with the company's contact details. The
 * PDFs are cached until the site's data changes.
 */
export const helpSheetsPlugin = fp<HelpSheetOptions>(
  async (app, { callPublic, changes, settings }) => {
    const kept = new LRUCache<string, Promise<RenderedPdf>>({ max: maxCachedPdfs });
    const typesetters = new Piscina<PrintedSheet, Uint8Array>({
      filename: fileURLToPath(new URL('./pdf/sheet-worker.ts', import.meta.url)),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      closeTimeout: closeTimeoutMs,
      env: {},
    });
    app.addHook('onClose', () => typesetters.close());

    async function typeset(printed: PrintedSheet): Promise<Buffer> {
      return Buffer.from(await typesetters.run(printed, { signal: AbortSignal.timeout(renderTimeoutMs) }));
    }

    app.decorate('typesetSheet', async (sheet: HelpSheet, origin: string) => {
      const { company } = (await callPublic('config', 'load')) as SiteConfiguration;
      const closing = { company, prices: [], origin, reviewed: null, isForCustomer: true };
      return typeset({ sheet, series: null, ...closing });
    });

    async function make({ sheet, series: above }: Sheet, origin: string): Promise<RenderedPdf> {
      const config = (await callPublic('config', 'load')) as SiteConfiguration;
      const products = (await callPublic('products', 'findAll')) as readonly Product[];
      const printed: PrintedSheet = {
        sheet,
        series: above,
        company: config.company,
        prices: sheetPrices(sheet, products),
        origin: config.baseUrl.site || origin,
        reviewed: contentDate(config, 'regulations')?.words ?? null,
      };
      const bytes = await typeset(printed);
      return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
    }

    function pdfOf(path: string, sheet: Sheet, origin: string): Promise<RenderedPdf> {
      const revision = changes.revision();
      if (revision === null) return make(sheet, origin);
      const key = JSON.stringify([revision, origin, path]);
      const found = kept.get(key);
      if (found) return found;
      const making = make(sheet, origin);
      kept.set(key, making);
      // The caller still receives the rejection.
      making.catch(() => kept.delete(key));
      return making;
    }

    for (const [path, sheet] of Object.entries(sheets)) {
      app.get(path, async (request, reply) => {
        const origin = originOf(request, settings.publicUrl);
        const { bytes, etag } = await pdfOf(path, sheet, origin);
        reply.header('cache-control', 'no-cache').header('etag', etag);
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type('application/pdf').send(bytes);
      });
    }
  },
  { name: 'help-sheets' },
);
