import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClimateZoneLookup } from './climate-zone-lookup.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ZIP code' });

test('C14: the climate zone appears once the ZIP code has five digits, with a link to the Commission’s tool', async () => {
  render(<ClimateZoneLookup />);
  await userEvent.type(field(), '9581');
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.type(field(), '4');
  await screen.findByText('Climate zone 12.');
  expect(screen.getByRole('link').getAttribute('href')).toContain('https://www.energy.ca.gov/');
});

test('C14: an incomplete ZIP code is reported on Enter, and a ZIP code outside California on its fifth digit', async () => {
  render(<ClimateZoneLookup />);
  await userEvent.type(field(), '1000{Enter}');
  await screen.findByText('Enter a ZIP code of 5 digits, like 95814.');
  await userEvent.type(field(), '1');
  await screen.findByText('ZIP code 10001 isn’t in California.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('C14: without JavaScript, the form opens the page with the result', () => {
  render(<ClimateZoneLookup zip="95814" />);
  const { form, name, value } = field();
  expect([form?.getAttribute('action'), form?.method, name, value]).toEqual([
    '/climate-zones',
    'get',
    'zip',
    '95814',
  ]);
});
