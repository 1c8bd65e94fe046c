import { currentAnnouncement, msUntilAnnouncementChange } from '@title24/shared-domain';
import { useEffect, useState } from 'react';
import { useShellState } from '../store/use-shell-state.ts';
import styles from './announcement-banner.module.css';

/** Longest delay of setTimeout, in milliseconds (about 25 days). */
const maxTimeout = 2 ** 31 - 1;

/** Shows the announcement during its scheduled time, without a reload (N6). */
export function AnnouncementBanner({ renderedAt }: { readonly renderedAt: Date }) {
  const config = useShellState((state) => state.config);
  const [now, setNow] = useState(renderedAt);

  useEffect(() => {
    const current = new Date();
    if (currentAnnouncement(config, current) !== currentAnnouncement(config, now)) setNow(current);
    const wait = msUntilAnnouncementChange(config.announceSchedule, current);
    if (wait === null) return undefined;
    const timer = setTimeout(() => setNow(new Date()), Math.min(wait, maxTimeout));
    return () => clearTimeout(timer);
  }, [config, now]);

  const announcement = currentAnnouncement(config, now);
  if (!announcement) return null;
  return (
    <section className={styles.banner} aria-label="Announcement">
      <p>{announcement}</p>
    </section>
  );
}
