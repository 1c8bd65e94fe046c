import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [2_411_725, '2.3 MB'],
  [500 * 1024 ** 2, '500 MB'],
  [1024 ** 3, '1 GB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%d bytes are formatted as %j', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));
