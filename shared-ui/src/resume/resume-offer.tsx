import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { Cluster } from '../layout/arrangements.tsx';

export interface ResumeOfferProps {
  /** URL at which the last visit ended. */
  href: string;
  /** Called when the visitor wants to start over. The caller must remove the offer and the stored state. */
  onForget: () => void;
  /** Short summary of the last visit. */
  children: ReactNode;
}

/** Offers to continue where the last visit ended, because an automatic redirect would be unexpected. */
export function ResumeOffer({ href, onForget, children }: ResumeOfferProps) {
  return (
    <Alert title="Pick up where you left off?" role="region" aria-label="Your last visit">
      <p>{children}</p>
      <Cluster>
        <ButtonLink size="small" href={href}>
          Continue
        </ButtonLink>
        <Button size="small" variant="secondary" onClick={onForget}>
          Start over
        </Button>
      </Cluster>
    </Alert>
  );
}
