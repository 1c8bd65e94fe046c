import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { Cluster } from '../layout/arrangements.tsx';

export interface ResumeOfferProps {
  /** Leads to where the last visit ended. */
  href: string;
  /** The reader wants to start over: the caller removes the offer and forgets the visit. */
  onForget: () => void;
  /** Summary of the last visit in a few words. */
  children: ReactNode;
}

/** Offers to continue where the last visit ended. It is only an offer, so visitors do not land on an unexpected page.
 */
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
