import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { Cluster } from '../layout/arrangements.tsx';

export interface ResumeOfferProps {
  /** Leads to where the earlier visit ended. */
  href: string;
  /** The reader wants to start over: the caller takes the offer away and forgets the visit. */
  onForget: () => void;
  /** What the earlier visit came to, in a few words. */
  children: ReactNode;
}

/** Offers to go on where an earlier visit ended. An offer, so that nobody finds a page other than the one asked for. */
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
