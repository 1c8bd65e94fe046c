import {
  type FromFrame,
  openPdf,
  type PdfProblem,
  type ToFrame,
  type Zoom,
} from '@title24/plan-reader/pdf-preview';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ReadRange } from './range-reader.ts';

/** Maximum milliseconds from the frame's load event to the frame's first message. */
const startsWithin = 10_000;

export interface PdfState {
  /** Number of pages, or 0 while the PDF is loading. */
  readonly pages: number;
  /** The page that was painted last, or null if no page has been painted. */
  readonly shown: { readonly page: number; readonly scale: number; readonly isWhole: boolean } | null;
  /** 'start' if the frame did not start; 'read' if the file could not be read. */
  readonly problem: PdfProblem | 'start' | 'read' | null;
}

const atFirst: PdfState = { pages: 0, shown: null, problem: null };

interface Options {
  /** File size in bytes. */
  readonly size: number;
  readonly read: ReadRange;
  /** Page number, starting at 1. */
  readonly page: number;
  readonly zoom: Zoom;
}

/** Connects to the sandboxed frame that shows a PDF, and sends the requested bytes and the page to show. */
export function usePdfFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { size, read, page, zoom }: Options,
): { readonly state: PdfState; readonly onLoad: () => Promise<void> } {
  const [state, setState] = useState(atFirst);
  const port = useRef<MessagePort | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      port.current?.close();
      clearTimeout(timer.current);
    },
    [],
  );

  const isOpen = state.pages > 0;
  useEffect(() => {
    if (isOpen) port.current?.postMessage({ kind: 'show', page, zoom } satisfies ToFrame);
  }, [isOpen, page, zoom]);

  function fail(problem: PdfState['problem']): void {
    setState((current) => ({ ...current, problem }));
  }

  async function onLoad(): Promise<void> {
    // After a second load, the frame has another document, which must not receive data.
    if (port.current) return;
    const { port1, port2 } = new MessageChannel();
    port.current = port1;
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => {
      if (data.kind === 'started') clearTimeout(timer.current);
      else if (data.kind === 'need') void give(port1, data.begin, data.end);
      else if (data.kind === 'opened') setState({ ...atFirst, pages: data.pages });
      else if (data.kind === 'failed') fail(data.problem);
      else setState((current) => ({ ...current, shown: data, problem: null }));
    };
    timer.current = setTimeout(() => fail('start'), startsWithin);
    // A sandboxed frame has an opaque origin, so the target must be '*'. The message contains no secrets.
    const first = await openPdf(size);
    frame.current?.contentWindow?.postMessage(first, '*', [port2]);
  }

  async function give(to: MessagePort, begin: number, end: number): Promise<void> {
    try {
      const bytes = await read(begin, end);
      to.postMessage({ kind: 'bytes', begin, bytes } satisfies ToFrame, [bytes]);
    } catch {
      fail('read');
    }
  }

  return { state, onLoad };
}
