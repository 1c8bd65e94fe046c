/** Content codings of cached bodies. */
export type Coding = 'br' | 'gzip' | 'identity';

/**
 * Returns `br` if an `accept-encoding` header lists it, otherwise `gzip` if listed, otherwise `identity`. A
 * coding with `q=0` counts as not listed.
 */
export function acceptedCoding(header: string | string[] | undefined): Coding {
  if (!header) return 'identity';
  const text = String(header).toLowerCase();
  if (takes(text, 'br')) return 'br';
  return takes(text, 'gzip') ? 'gzip' : 'identity';
}

function takes(header: string, coding: string): boolean {
  if (!header.includes(coding)) return false;
  return header.split(',').some((part) => {
    const [name = '', ...params] = part.trim().split(';');
    return name.trim() === coding && !params.some((param) => /^\s*q=0(\.0*)?\s*$/.test(param));
  });
}
