import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { Cluster } from '../layout/arrangements.tsx';

export interface ResumeOfferProps {
  /** Address of the page where the last visit ended. */
  href: string;
  /** Called when the visitor starts over. The handler must remove the offer and the stored state of the last visit. */
  onForget: () => void;
  /** Summary of the last visit. */
  children: ReactNode;
}

/** Offers to continue where the last visit ended, because an automatic redirect would surprise visitors. */
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
