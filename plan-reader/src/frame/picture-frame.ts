import type { AboutFile, FromReader, OpenPicture, ToReader } from '../reader-messages.ts';
import { answerReader, RefusedPage } from './answer-reader.ts';
import { openPicture } from './picture-tiles.ts';

/** Reads one image in a sandboxed document for the embedding page. Messages that are not from that page are ignored. */
addEventListener('message', (event: MessageEvent<OpenPicture>) => {
  const [port] = event.ports;
  if (event.source === parent && port) void open(port, event.data);
});

async function open(port: MessagePort, { file }: OpenPicture): Promise<void> {
  const tell = (message: AboutFile | FromReader, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer);
  tell({ kind: 'started' });
  try {
    const answer = answerReader(await openPicture(file), tell);
    port.onmessage = ({ data }: MessageEvent<ToReader>) => answer(data);
    tell({ kind: 'opened', pages: 1 });
  } catch (error) {
    tell({ kind: 'failed', problem: error instanceof RefusedPage ? error.problem : 'damaged' });
  }
}
