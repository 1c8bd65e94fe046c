import type { ReactNode } from 'react';
import styles from './tracing.module.css';

/** A section of the panel beside an open plan. */
export type WorkspacePart = 'walls' | 'openings' | 'values' | 'file';

export interface PanelParts {
  /** The open section, or null if all are closed. */
  readonly part: WorkspacePart | null;
  readonly onPart: (part: WorkspacePart | null) => void;
  readonly walls: ReactNode;
  readonly values: ReactNode;
  readonly file: ReactNode;
}

const titles: Readonly<Record<WorkspacePart, string>> = {
  walls: 'Walls',
  openings: 'Openings',
  values: 'Values',
  file: 'Plan file',
};

/** The panel beside an open plan, with at most one open section. */
export function WorkspacePanel({
  part,
  onPart,
  ...contents
}: PanelParts & { readonly openings: ReactNode; readonly keys: ReactNode }) {
  return (
    <section className={styles.side} aria-label="What the plan says">
      {(['walls', 'openings', 'values', 'file'] as const).map((each) => (
        <details
          key={each}
          id={`part-${each}`}
          className={styles.part}
          name="takeoff-part"
          open={part === each}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) onPart(each);
            else if (part === each) onPart(null);
          }}
        >
          <summary>{titles[each]}</summary>
          <div className={styles.partBody}>{contents[each]}</div>
        </details>
      ))}
      {contents.keys}
    </section>
  );
}
