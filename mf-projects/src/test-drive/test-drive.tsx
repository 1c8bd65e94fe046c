import { LoadingNote, PageSection } from '@title24/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { LiveProject } from '../project/project-provider.tsx';
import { useSession } from '../project/use-session.ts';
import { NeedsScript } from '../without-script/needs-script.tsx';
import { loadDraft } from './draft.ts';
import { ExampleToRead } from './example-to-read.tsx';
import { StartTestDrive } from './start-test-drive.tsx';
import { TestDriveBanner } from './test-drive-banner.tsx';
import { testDriveStore } from './test-drive-store.ts';

type Presence = 'unknown' | 'absent' | 'present';

/**
 * Shows a project page for this browser's draft (D1j), or a form to start a draft if there is none. Without
 * JavaScript, shows an example.
 * @param children - the page, which reads the project from the context
 */
export function TestDrive({ children }: { children: ReactNode }) {
  const [presence, setPresence] = useState<Presence>('unknown');
  useEffect(() => {
    let isCurrent = true;
    void loadDraft().then((draft) => isCurrent && setPresence(draft ? 'present' : 'absent'));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (presence === 'absent') return <StartTestDrive onStarted={() => setPresence('present')} />;
  if (presence === 'present') {
    return <OpenTestDrive onRemoved={() => setPresence('absent')}>{children}</OpenTestDrive>;
  }
  return (
    <NeedsScript instead={<ExampleToRead />}>
      <Loading />
    </NeedsScript>
  );
}

function Loading() {
  return (
    <PageSection width="text">
      <LoadingNote>Looking for your test drive…</LoadingNote>
    </PageSection>
  );
}

interface OpenProps {
  readonly onRemoved: () => void;
  readonly children: ReactNode;
}

function OpenTestDrive({ onRemoved, children }: OpenProps) {
  const opened = useSession({ store: testDriveStore, isLocal: true });
  const isRemoved = opened.status === 'failed';
  // If the draft cannot be loaded, the page offers a new test drive.
  useEffect(() => {
    if (isRemoved) onRemoved();
  }, [isRemoved, onRemoved]);
  if (opened.status !== 'open') return <Loading />;
  return (
    <LiveProject session={opened.session}>
      <TestDriveBanner onRemoved={onRemoved} />
      {children}
    </LiveProject>
  );
}
