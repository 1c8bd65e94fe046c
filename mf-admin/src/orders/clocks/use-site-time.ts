import type { Instant } from '@title24/shared-domain/orders';
import { useEffect, useState } from 'react';

const tickMs = 15_000;

/**
 * The time by the site's clock, a few times a minute, whatever the clock of this computer shows.
 * @param answeredAt what the site's clock showed when it gave the answer that is looked at
 */
export function useSiteTime(answeredAt: Instant): Date {
  const [start, setStart] = useState(() => ({ answeredAt, since: performance.now() }));
  const [passed, setPassed] = useState(0);
  if (start.answeredAt !== answeredAt) {
    setStart({ answeredAt, since: performance.now() });
    setPassed(0);
  }
  useEffect(() => {
    const timer = setInterval(() => setPassed(performance.now() - start.since), tickMs);
    return () => clearInterval(timer);
  }, [start]);
  return new Date(Date.parse(answeredAt) + passed);
}
