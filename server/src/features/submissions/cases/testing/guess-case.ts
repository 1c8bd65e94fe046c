import { sampleFields } from '../../uploads/testing/sample-form.ts';
import type { CaseSite } from './case-site.ts';

/** Returns the secrets in a text: data that a page must not reveal before the page is opened. */
export function secretsIn(text: string): string[] {
  return [sampleFields.projectName, sampleFields.from, sampleFields.email, 'plans.pdf'].filter((secret) =>
    text.includes(secret),
  );
}

/**
 * Guesses links and addresses from many networks. Expects that no page opens, that nothing is revealed, and that most
 * guesses are not even checked.
 */
export async function guessCase(site: CaseSite, count: number): Promise<void> {
  const reference = await site.sent();
  const link = await site.link(reference);
  const key = new URL(link, site.url).searchParams.get('key') ?? '';
  const statuses = new Map<number, number>();
  const refusals = new Set<string>();
  const guess = async (index: number) => {
    // Half of the guesses combine a genuine link with a guessed address. The other half guess the link.
    const isAddress = index % 2 === 0;
    const { statusCode, headers, body } = await site.site.app.inject({
      method: 'POST',
      url: `/plans/${reference}/open`,
      remoteAddress: `10.${(index >> 8) & 255}.${index & 255}.7`,
      headers: {
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        key: isAddress ? key : `m1.zzzzz.${String(index).padStart(43, 'x')}`,
        email: isAddress ? `guess${index}@example.org` : sampleFields.email,
      }).toString(),
    });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode === 422) refusals.add(body);
    if (headers['set-cookie'] || secretsIn(body).length > 0) throw new Error(`Guess ${index}: ${body}`);
  };
  for (let start = 0; start < count; start += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, index) => guess(start + index)));
  }
  expect([...statuses.keys()].sort()).toEqual([422, 429]);
  // Only about ten of the guessed addresses were checked before further attempts had to wait.
  expect(statuses.get(429)).toBeGreaterThan(count / 2 - 20);
  // All kinds of wrong guesses are refused with the same message.
  const words = new Set([...refusals].map((body) => /"refused":"([^"]*)"/.exec(body)?.[1]));
  expect([...words]).toEqual([expect.stringContaining('don’t belong together')]);
}
