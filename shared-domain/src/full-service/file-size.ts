const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** Formats a number of bytes, where 1 KB is 1024 bytes: 1 → '1 byte', 2_411_725 → '2.3 MB', 1024³ → '1 GB'. */
export function formatFileSize(bytes: number): string {
  if (bytes === 1) return '1 byte';
  let value = bytes;
  let unit = 0;
  while (value >= 1023.5 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit > 0 && value < 9.95 ? 1 : 0;
  return `${Number(value.toFixed(digits))} ${units[unit]}`;
}
