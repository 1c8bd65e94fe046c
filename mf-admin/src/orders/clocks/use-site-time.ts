import type { Instant } from '@title24/shared-domain/orders';
import { useEffect, useState } from 'react';

const tickMs = 15_000;

/**
 * Returns the time of the site's clock, updated a few times a minute, independent of this computer's clock.
 * @param answeredAt time of the site's clock in the response
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
