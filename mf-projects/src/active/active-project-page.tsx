import { projects } from '@title24/shared-config/rpc';
import { useLogin, useMountProps } from '@title24/shared-config/runtime';
import { ButtonLink, Cluster, FailureNotice, LoadingNote, PageSection } from '@title24/shared-ui';
import { useEffect, useState } from 'react';
import { loginLinks } from '../login/login-links.ts';
import { paths, projectPath } from '../project-paths.ts';

/** Leads to the project that the account last opened or saved, if it can be edited; else to the list. */
export function ActiveProjectPage() {
  const isLoggedIn = useLogin().status;
  const links = loginLinks(paths.active);
  if (isLoggedIn) return <Leading />;
  return (
    <PageSection
      width="text"
      title="Please log in"
      lead="Then we take you to the project that you worked on last."
    >
      <Cluster>
        <ButtonLink href={links.login}>Log in</ButtonLink>
        <ButtonLink href={links.register} variant="secondary">
          Create an account
        </ButtonLink>
      </Cluster>
    </PageSection>
  );
}

function Leading() {
  const { rpc, navigate } = useMountProps();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  // A new attempt asks again.
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
          title="Your active project could not be found"
          reason="We could not reach our server. Please try again in a moment."
          onRetry={() => setAttempt((count) => count + 1)}
        />
      ) : (
        <LoadingNote>Looking for your active project…</LoadingNote>
      )}
    </PageSection>
  );
}
