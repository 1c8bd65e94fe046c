import { Container, Prose } from '@title24/shared-ui';

/** What stands below the not-found heading (spec 2). */
export function NotFound() {
  return (
    <Container>
      <Prose>
        <p>The page may have been removed, renamed or be temporarily unavailable.</p>
        <ul>
          <li>
            <a href="/services">Start at our services</a>
          </li>
          <li>
            <a href="/compliance-wizard">Check whether your project needs a report</a>
          </li>
          <li>
            <a href="/prices">See what a report costs</a>
          </li>
        </ul>
      </Prose>
    </Container>
  );
}
