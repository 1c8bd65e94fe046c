import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testConfiguration } from '@title24/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';

const sheets = [
  ['New residential construction', 'residential', 'New residential construction'],
  ['Residential additions', 'addition', 'Residential additions'],
  ['Commercial and non-residential', 'commercial', 'Commercial and nonresidential construction'],
] as const;

test.each(sheets)('C3: “%s” opens a help sheet with a link to its PDF', async (opener, name, title) => {
  renderPage('/full-service');
  const link = screen.getByRole('link', { name: opener });
  const pdf = `/static/pdf/what_you_need_to_know_${name}.pdf`;
  expect(link.getAttribute('href')).toBe(pdf);

  await userEvent.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'What you need to know' });
  await within(dialog).findByRole('heading', { name: title });
  expect(
    within(dialog)
      .getByRole('link', { name: /Download/ })
      .getAttribute('href'),
  ).toBe(pdf);

  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('C3: the quote and the report have separate deadlines', () => {
  const { container } = renderPage('/full-service');
  expect(container.textContent).toMatch(/3 business days after we receive your plans/);
  expect(container.textContent).toMatch(/3 business days after you accept the quote/);
});

test('C3: Ctrl-clicking a help sheet’s link opens the PDF instead of the dialog', async () => {
  renderPage('/full-service');
  let taken: boolean | undefined;
  const look = (event: Event) => {
    taken = event.defaultPrevented;
    // jsdom does not implement navigation.
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Residential additions' }));
  expect(taken).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('C3: the upload dialog loads on the first click, can be closed, and opens again', async () => {
  const { parcels } = renderPage('/full-service', { hasParcels: true });
  const link = screen.getByRole('link', { name: 'Upload your files' });
  expect(link.getAttribute('href')).toBe('/full-service/upload');
  expect(parcels).toHaveLength(0);
  await userEvent.click(link);
  expect(parcels).toMatchObject([
    { remote: 'mf-upload', parcel: 'upload-dialog', props: { type: 'all', open: true } },
  ]);
  const { props, updates } = parcels[0] ?? {};
  const { onClose } = (props ?? {}) as { onClose?: () => void };
  act(() => onClose?.());
  expect(updates?.at(-1)).toMatchObject({ open: false });
  await userEvent.click(link);
  expect(updates?.at(-1)).toMatchObject({ open: true });
  expect(parcels).toHaveLength(1);
});

test('C3: dropping plan files opens the upload form with them', async () => {
  const { parcels } = renderPage('/full-service', { hasParcels: true });
  const zone = screen.getByRole('link', { name: 'Upload your files' }).parentElement as HTMLElement;
  const text = fireEvent.drop(zone, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(text).toBe(true);
  expect(parcels).toHaveLength(0);
  const plans = new File(['plans'], 'plans.pdf');
  await act(async () => void fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [plans] } }));
  expect(parcels).toMatchObject([{ parcel: 'upload-dialog', props: { files: [plans], open: true } }]);
});

test('C3: ‘Sending Us Your Files’ lists four ways other than the upload form, with contacts from the configuration', () => {
  renderPage('/full-service');
  const section = screen.getByRole('region', { name: 'Sending Us Your Files' });
  const { customerMail, supportPhone1, supportPhone2 } = testConfiguration.navLinks;
  expect(
    within(section)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Email', 'Shared drive', 'Free transfer service', 'Phone']);
  expect(section.textContent).toContain('Under 25 MB');
  expect(within(section).getAllByRole('link', { name: customerMail })[0]?.getAttribute('href')).toBe(
    `mailto:${customerMail}`,
  );
  expect(within(section).getByRole('link', { name: supportPhone1 }).getAttribute('href')).toBe(
    'tel:+14155550178',
  );
  within(section).getByRole('link', { name: supportPhone2 });
});
