import type { Instant } from '@title24/shared-domain/orders';
import { useEffect, useState } from 'react';

const tickMs = 15_000;

/**
 * Returns the site's current time, updated several times a minute. It does not depend on the computer's clock.
 * @param answeredAt the site's time when it sent the displayed data
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
