import { Alert, Button, ButtonLink, Cluster } from '@title24/shared-ui';
import { stepAddress } from '../walk/address.ts';
import type { Position } from '../walk/position.ts';

/** Offers to go on where an earlier visit ended. */
export function ResumeOffer({ offer, onForget }: { offer: Position; onForget: () => void }) {
  return (
    <Alert title="Go on where you left off?" role="region" aria-label="Your last visit">
      <p>Your last answers: {offer.given.map(({ label }) => label).join(' → ')}</p>
      <Cluster>
        <ButtonLink size="small" href={stepAddress(offer.path)}>
          Continue
        </ButtonLink>
        <Button size="small" variant="secondary" onClick={onForget}>
          Start over
        </Button>
      </Cluster>
    </Alert>
  );
}
