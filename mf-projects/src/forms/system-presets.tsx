import { useNow } from '@title24/remote-kit/runtime';
import {
  type ProjectData,
  type SystemPreset,
  systemPresets,
  withAnswersOf,
  withPreset,
} from '@title24/shared-domain/projects';
import { Button, Cluster } from '@title24/ui';
import { useState } from 'react';
import { useEditedSession } from '../project/project-context.ts';
import styles from './fields.module.css';
import { UndoOffer } from './undo-offer.tsx';

interface Filled {
  readonly preset: SystemPreset;
  readonly before: ProjectData;
}

/** Buttons for common systems. Each fills in heating, cooling and ducts. Only the last click can be undone. */
export function SystemPresets() {
  const session = useEditedSession();
  const thisYear = useNow().getFullYear();
  const [filled, setFilled] = useState<Filled | null>(null);

  function fill(preset: SystemPreset): void {
    session.change((before) => {
      setFilled({ preset, before });
      return withPreset(before, preset, thisYear);
    });
    session.flushSoon();
  }

  function undo(): void {
    if (!filled) return;
    const { preset, before } = filled;
    session.change((now) => withAnswersOf(now, before, preset.fields, thisYear));
    session.flushSoon();
    setFilled(null);
  }

  return (
    <section aria-label="Common systems" className={styles.presets}>
      <p>Is it one of these? We’ll fill in the choices.</p>
      <Cluster>
        {systemPresets.map((preset) => (
          <Button key={preset.label} variant="secondary" size="small" onClick={() => fill(preset)}>
            {preset.label}
          </Button>
        ))}
      </Cluster>
      <UndoOffer said={filled && `Filled in: ${filled.preset.label}.`} undo={undo} />
    </section>
  );
}
