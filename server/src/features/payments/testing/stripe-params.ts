import type { Values } from './stripe-objects.ts';

/** Parses keys such as 'a[b][0]' into nested objects. */
export function nested(sent: URLSearchParams): Values {
  const values: Values = {};
  for (const [name, value] of sent) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    let at = values;
    for (const key of keys.slice(0, -1)) {
      at[key] ??= {};
      at = at[key] as Values;
    }
    at[keys.at(-1) ?? ''] = value;
  }
  return values;
}
