import { Upload } from 'tus-js-client';
import { sendFile } from './send-file.ts';

const plan = new File(['%PDF-1.7'], 'plan.pdf', { lastModified: 1 });
const onProgress = () => undefined;

afterEach(() => jest.restoreAllMocks());

test('if an upload is canceled before it starts, it rejects and sends nothing', async () => {
  const start = jest.spyOn(Upload.prototype, 'start').mockImplementation();
  const signal = AbortSignal.abort();
  await expect(sendFile(plan, { signal, onProgress })).rejects.toBe(signal.reason);
  expect(start).not.toHaveBeenCalled();
});

test('if earlier uploads cannot be read, the upload starts from the beginning', async () => {
  jest
    .spyOn(Upload.prototype, 'findPreviousUploads')
    .mockRejectedValue(new DOMException('', 'SecurityError'));
  jest.spyOn(Upload.prototype, 'start').mockImplementation(function (this: Upload) {
    this.url = '/uploads/files/7';
    this.options.onSuccess?.({ lastResponse: {} as never });
  });
  await expect(sendFile(plan, { signal: new AbortController().signal, onProgress })).resolves.toBe('7');
});
