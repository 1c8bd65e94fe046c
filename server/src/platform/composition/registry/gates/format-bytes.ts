/** '612 kB', '6.1 MB': of 1024 bytes and 1024 kB. */
export function formatBytes(bytes: number): string {
  return bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
