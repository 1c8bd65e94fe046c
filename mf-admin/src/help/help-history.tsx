import { help } from '@title24/remote-kit/rpc';
import { useLoaded, useMountProps } from '@title24/remote-kit/runtime';
import type { HelpCategory, HelpRevision } from '@title24/shared-domain';
import { Alert, Button } from '@title24/ui';
import { useState } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import { showHelp } from '../calls/public-changes.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useRefresh } from '../calls/use-refresh.ts';
import { HelpTextView } from '../markup/help-text-view.tsx';
import { When } from '../moments/when.tsx';
import { useHasUnsavedChanges } from '../unsaved/unsaved-changes.tsx';
import styles from './help.module.css';

interface Props {
  readonly id: string;
  readonly category: HelpCategory;
  /** Called after an earlier version has been restored. */
  readonly onRestored: () => void;
}

/** Lists a help text's earlier versions. Staff can restore a version if they have no unsaved changes. */
export function HelpHistory({ id, category, onRestored }: Props) {
  const { rpc } = useMountProps();
  const refresh = useRefresh();
  const hasUnsaved = useHasUnsavedChanges();
  const versions = useLoaded(useStaffEndpoints().helpHistory, { id });
  const [failure, setFailure] = useState<string | null>(null);

  async function restore(revision: number): Promise<void> {
    setFailure(null);
    try {
      showHelp(refresh, category, await rpc.call(help.restore, { id, revision }));
      onRestored();
    } catch (error) {
      setFailure(failureMessage(error));
    }
  }

  return (
    <section aria-labelledby={`history-${id}`}>
      <h3 id={`history-${id}`}>Earlier versions</h3>
      {failure && (
        <Alert tone="danger" title="The version was not restored">
          <p>{failure}</p>
        </Alert>
      )}
      <StaffLoaded from={versions} what="the earlier versions">
        {(revisions) =>
          revisions.length < 2 ? (
            <p>This text has not been changed yet.</p>
          ) : (
            <ol className={styles.history}>
              {earlier(revisions).map(({ revision, question, helpText, changedAt, changedBy }) => (
                <li key={revision}>
                  <p>
                    Version {revision}, <When at={changedAt} /> by {changedBy}
                  </p>
                  <details>
                    <summary>Show version {revision}</summary>
                    <h4>{question}</h4>
                    <HelpTextView helpText={helpText} />
                  </details>
                  {hasUnsaved ? (
                    <p>Save or discard your changes to restore this version.</p>
                  ) : (
                    <div>
                      <Button variant="secondary" size="small" onClick={() => void restore(revision)}>
                        Restore version {revision}
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </StaffLoaded>
    </section>
  );
}

/** Returns all versions except the current one, newest first. */
function earlier(revisions: readonly HelpRevision[]): readonly HelpRevision[] {
  return [...revisions].sort((one, other) => other.revision - one.revision).slice(1);
}
