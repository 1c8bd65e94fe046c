import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import type { FromFrame, OpenPdf, ToFrame } from '../pdf-messages.ts';
import type { FromReader } from '../reader-messages.ts';
import { answerReader } from './answer-reader.ts';
import { PagePainter } from './page-painter.ts';
import { pdfTiles } from './pdf-tiles.ts';
import { PortTransport } from './port-transport.ts';

/**
 * Reads one PDF in a sandboxed document (docs/adr/0014-pdf-preview.md). Shows its pages in the document, or
 * returns parts of them as bitmaps. Messages that are not from the embedding page are ignored. The same
 * script also runs in the worker that reads the file, where pdf.js handles the messages.
 */
if (typeof document !== 'undefined') {
  addEventListener('message', (event: MessageEvent<OpenPdf>) => {
    const [port] = event.ports;
    if (event.source === parent && port) void open(port, event.data);
  });
}

async function open(port: MessagePort, { size, script }: OpenPdf): Promise<void> {
  const tell = (message: FromFrame | FromReader, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer);
  const transport = new PortTransport(size, tell);
  let painter: PagePainter | undefined;
  let answer: ReturnType<typeof answerReader> | undefined;
  let pdf: PDFDocumentProxy | undefined;
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.kind === 'bytes') transport.onDataRange(data.begin, new Uint8Array(data.bytes));
    else if (!pdf) return;
    else if (data.kind === 'show') {
      painter ??= new PagePainter(pdf, tell);
      void painter.show(data.page, data.zoom);
    } else {
      answer ??= answerReader(pdfTiles(pdf), tell);
      answer(data);
    }
  };
  tell({ kind: 'started' });
  try {
    pdf = await load(transport, (await startWorker(script)) ?? portHere());
    tell({ kind: 'opened', pages: pdf.numPages });
  } catch (error) {
    tell({ kind: 'failed', problem: error instanceof PasswordException ? 'password' : 'damaged' });
  }
}

function load(range: PortTransport, worker: Worker | MessagePort): Promise<PDFDocumentProxy> {
  return getDocument({
    range,
    // The type assertion is safe, because pdf.js uses only members that workers and ports have in common.
    worker: PDFWorker.create({ port: worker as MessagePort & Worker, verbosity: VerbosityLevel.ERRORS }),
    // A plan set can be hundreds of megabytes in size, so pdf.js loads only the data that it needs.
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: 256 * 1024,
    // The site's content security policy forbids WebAssembly.
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}

/**
 * Starts the file-reading part of pdf.js in a worker. Reading a hostile plan then does not block this thread,
 * which the embedding page may share. The worker ends when the frame is removed. Returns null if there is
 * no script or the worker cannot start, for example because the browser does not allow workers in a sandboxed
 * document.
 */
async function startWorker(script: string | null): Promise<Worker | null> {
  if (script === null) return null;
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  try {
    const worker = new Worker(url);
    await new Promise((resolve, reject) => {
      worker.addEventListener('message', resolve, { once: true });
      worker.addEventListener('error', reject, { once: true });
    });
    return worker;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Returns a port for reading the file in this thread, without a worker. The message channel lets the thread
 * do other work between messages. With direct calls, pdf.js would run as one chain of microtasks.
 */
function portHere(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  WorkerMessageHandler.initializeFromPort(port2);
  for (const port of [port1, port2]) port.start();
  return port1;
}
