import { screen } from '@testing-library/react';
import { renderRemote } from '../testing/render-remote.tsx';
import { Confirmation } from './confirmation.tsx';

test.each([
  [true, /We’ve emailed you a receipt\./],
  [false, /we didn’t email this one\. Please keep your reference number\./],
])('the confirmation says whether a receipt was sent by email (%s)', (isMailed, words) => {
  const receipt = { reference: 'FS-20261120-7K3Q9XMT', files: [], isMailed };
  renderRemote(<Confirmation receipt={receipt} headingLevel={3} />);
  expect(screen.getByText(words).textContent).toMatch(/An analyst will review your plans\./);
});
