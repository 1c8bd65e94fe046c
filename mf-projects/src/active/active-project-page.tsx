import { projects } from '@title24/remote-kit/rpc';
import { useLogin, useMountProps } from '@title24/remote-kit/runtime';
import { FailureNotice, LoadingNote, PageSection } from '@title24/ui';
import { useEffect, useState } from 'react';
import { LoginNeeded } from '../login/login-needed.tsx';
import { paths, projectPath } from '../project-paths.ts';

/**
 * Redirects to the editable project that the user last opened or saved. If there is none, redirects to the project
 * list. If the user is not logged in, asks for a login instead.
 */
export function ActiveProjectPage() {
  if (useLogin().status) return <Leading />;
  return <LoginNeeded next={paths.active} lead="Then we’ll take you to the project you worked on last." />;
}

function Leading() {
  const { rpc, navigate } = useMountProps();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  // A retry changes `attempt`, which runs this effect again.
  useEffect(() => {
    let isCurrent = true;
    setHasFailed(false);
    rpc.call(projects.active).then(
      ({ number }) => isCurrent && void navigate(number === null ? paths.list : projectPath(number)),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [rpc, navigate, attempt]);
  return (
    <PageSection width="text">
      {hasFailed ? (
        <FailureNotice
          title="We couldn’t find your active project"
          reason="We couldn’t reach our server. Please try again in a moment."
          onRetry={() => setAttempt((count) => count + 1)}
        />
      ) : (
        <LoadingNote>Looking for your active project…</LoadingNote>
      )}
    </PageSection>
  );
}
