import { ZipAnswerText } from '@title24/remote-kit/runtime';
import type { ZipAnswer } from '@title24/shared-domain/climate-zones';
import { withoutZipSource, withZipZone, withZoneOfNewZip } from '@title24/shared-domain/projects';
import { Button } from '@title24/ui';
import { useEffect, useRef, useState } from 'react';
import { useEditedSession, useProject } from '../project/project-context.ts';
import styles from './fields.module.css';

interface Listed {
  readonly zip: string;
  readonly zone: number | undefined;
  readonly answer: ZipAnswer;
}

/**
 * Shows the Energy Commission's climate zone for the ZIP code. A new ZIP code also fills in the zone. A zone that the
 * user chose is replaced only on request.
 */
export function ZoneOfZip() {
  const { location } = useProject().data;
  const session = useEditedSession();
  const zip = location?.postalCode?.slice(0, 5) ?? '';
  const zipBefore = useRef(zip);
  const [listed, setListed] = useState<Listed | null>(null);

  useEffect(() => {
    if (zip === '') return;
    let isCurrent = true;
    async function look() {
      const { answerZip, zoneOfZip } = await import('@title24/shared-domain/climate-zones');
      if (!isCurrent) return;
      const zone = zoneOfZip(zip);
      setListed({ zip, zone, answer: answerZip(zip) });
      const before = zipBefore.current;
      zipBefore.current = zip;
      if (zip !== before) session.change((data) => withZoneOfNewZip(data, zone, zoneOfZip(before)));
    }
    // An error is ignored, because users can choose the zone themselves.
    look().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [zip, session]);

  const chosen = location?.climateZone;
  const shown = listed?.zip === zip ? listed : null;
  useEffect(() => {
    if (shown) session.change((data) => withoutZipSource(data, shown.zone));
  }, [shown, chosen, session]);
  const offered = shown?.zone === chosen ? undefined : shown?.zone;
  return (
    <div className={styles.zoneOfZip}>
      <div role="status">
        {shown?.answer.needsTool && <ZipAnswerText {...shown.answer} />}
        {offered !== undefined && chosen !== undefined && <p>You chose zone {chosen}.</p>}
      </div>
      {offered !== undefined && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => session.change((data) => withZipZone(data, offered))}
        >
          Use zone {offered}
        </Button>
      )}
    </div>
  );
}
