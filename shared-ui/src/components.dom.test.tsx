import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { alertIcon, checkIcon } from './icon/icons.ts';
import * as ui from './index.ts';

const {
  Breadcrumbs,
  Button,
  ButtonLink,
  ExternalLink,
  FailureNotice,
  Icon,
  PageSection,
  Panel,
  ProgressBar,
  Steps,
  Table,
} = ui;

test('a button does not submit its form unless it is a submit button', () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Add a file</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add a file' }));
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a button link is a link element', () => {
  render(<ButtonLink href="/compliance-wizard">Check my project</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Check my project' }).getAttribute('href')).toBe(
    '/compliance-wizard',
  );
});

test.each([false, true])(
  'an external link announces that it opens a new tab, and gives the new tab no opener (compact: %s)',
  (compact) => {
    render(
      <ExternalLink href="https://www.energy.ca.gov/" compact={compact}>
        Energy Commission
      </ExternalLink>,
    );
    const link = screen.getByRole('link', { name: 'Energy Commission (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  },
);

test('an icon without a label is decorative, and an icon with a label has the label as its name', () => {
  render(
    <>
      <Icon path={checkIcon} />
      <Icon path={alertIcon} label="Warning" />
    </>,
  );
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Warning' })]);
});

test('a failure notice shows the reason and a retry button', () => {
  const onRetry = jest.fn();
  render(<FailureNotice reason="The server did not answer." onRetry={onRetry} />);
  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('This part of the page could not be loaded');
  expect(notice.textContent).toContain('The server did not answer.');
  fireEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a table scrolls in a named region that the keyboard can reach', () => {
  render(
    <Table caption="Shipping Options">
      <tbody>
        <tr>
          <td>Email</td>
        </tr>
      </tbody>
    </Table>,
  );
  const region = screen.getByRole('region', { name: 'Shipping Options' });
  expect(region.tabIndex).toBe(0);
  expect(within(region).getByRole('table', { name: 'Shipping Options' })).not.toBeNull();
});

test('a progress bar has a name and a value, or is indeterminate', () => {
  render(
    <>
      <ProgressBar label="plans.pdf" value={21} max={50} />
      <ProgressBar label="Checking" />
    </>,
  );
  expect(screen.getByLabelText<HTMLProgressElement>('plans.pdf').value).toBe(21);
  expect(screen.queryByText('42 %')).not.toBeNull();
  expect(screen.getByLabelText('Checking').hasAttribute('value')).toBe(false);
});

test('breadcrumbs mark the current page', () => {
  render(<Breadcrumbs items={[{ label: 'FAQ', href: '/faq' }, { label: 'Walls' }]} />);
  const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(way).getByRole('link', { name: 'FAQ' }).getAttribute('href')).toBe('/faq');
  expect(within(way).getByText('Walls').getAttribute('aria-current')).toBe('page');
});

test('the current step is shown as text', () => {
  const { container } = render(<Steps current={2} total={3} label="Type of work" />);
  expect(container.textContent).toBe('Step 2 of 3: Type of work');
});

test('a panel shows its title as a heading, and its reference number', () => {
  render(<Panel title="Your files have been sent" reference="FS-1" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Your files have been sent' })).not.toBeNull();
  expect(screen.getByText('FS-1').tagName).toBe('STRONG');
});

test('a section is named by its heading', () => {
  render(
    <PageSection title="Two ways" headingLevel={3}>
      Text
    </PageSection>,
  );
  expect(
    within(screen.getByRole('region', { name: 'Two ways' })).getByRole('heading', { level: 3 }),
  ).not.toBeNull();
});

test('components render no style attribute, which the content security policy forbids', () => {
  const html = renderToString(
    <>
      <ui.Alert tone="warning" onDismiss={() => {}} />
      <ui.BackToTop />
      <ui.Badge>x</ui.Badge>
      <ui.Card title="x" media="x" actions="x" />
      <ui.CardGrid />
      <ui.Dialog title="x" open={false} onClose={() => {}} keepContent footer="x" />
      <ui.LoadingNote />
      <ui.PageSection title="x" tone="band" lead="x" />
      <ui.ProgressBar label="x" value={5} />
      <ui.Steps current={1} total={3} />
      <ui.Toast message="x" durationMs={1} onDone={() => {}} />
    </>,
  );
  expect(html).not.toMatch(/\sstyle=/);
});
