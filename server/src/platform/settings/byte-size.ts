import * as v from 'valibot';

const factors: Readonly<Record<string, number>> = { '': 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };
const form = /^(\d{1,12})\s*(KB|MB|GB|)$/i;

/** Returns a schema that parses '500MB', '1 GB' or '1048576' to bytes. One KB is 1024 bytes. */
export function byteSize(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.regex(form, 'must be a size such as 500MB or 1GB'),
    v.transform((text) => {
      const [, digits = '', unit = ''] = form.exec(text) ?? [];
      return Number(digits) * (factors[unit.toUpperCase()] ?? 1);
    }),
    v.minValue(min, 'must be more than 0'),
    v.maxValue(max, 'is larger than the server can accept'),
  );
}
