import type { SiteConfiguration } from '@title24/shared-domain';
import { Badge } from '@title24/ui';
import { When } from '../moments/when.tsx';
import styles from './announcement.module.css';
import { type AnnouncementState, announcementState } from './announcement-state.ts';

type Props = Pick<SiteConfiguration, 'announce' | 'announceSchedule'>;

const words: Readonly<Record<AnnouncementState, string>> = {
  none: 'Nothing will show',
  planned: 'Will show',
  showing: 'Would show now',
  over: 'Is over',
};

/** Shows the banner as visitors see it, with its state and schedule. */
export function AnnouncementPreview({ announce, announceSchedule }: Props) {
  const state = announcementState({ announce, announceSchedule }, new Date());
  return (
    <section className={styles.preview} aria-label="Preview of the announcement">
      <p>
        <Badge tone={state === 'over' ? 'warning' : 'neutral'}>{words[state]}</Badge>{' '}
        {announceSchedule && state !== 'none' && (
          <>
            from <When at={announceSchedule.from} /> to <When at={announceSchedule.to} />
          </>
        )}
      </p>
      {announce && <p className={styles.banner}>{announce}</p>}
    </section>
  );
}
