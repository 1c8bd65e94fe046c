import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preloadPages, renderStaff } from '../testing/render-staff.tsx';
import { report } from '../testing/site-fixture.ts';

beforeAll(async () => {
  await preloadPages();
});

const unloading = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('H2: leaving with unsaved changes requires confirmation, and staying keeps typed text', async () => {
  const { navigations } = renderStaff('/admin/products?sku=1001');
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(unloading()).toBe(false);
  await userEvent.type(name, '!');
  expect(unloading()).toBe(true);

  await userEvent.click(screen.getByRole('link', { name: 'Announcement' }));
  expect(screen.getByRole('heading', { name: 'You have unsaved changes' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  expect(name.value).toBe('Standard Residential Report!');
  expect(navigations).toEqual([]);

  await userEvent.click(screen.getByRole('link', { name: 'Announcement' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(navigations).toEqual(['http://localhost/admin/announcement']);
  expect(unloading()).toBe(false);
});

test('H2: discarding restores the saved version, and leaving then needs no confirmation', async () => {
  renderStaff('/admin/products?sku=1001');
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.type(name, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(name.value).toBe('Standard Residential Report');
  expect(unloading()).toBe(false);
});

test('H2: leaving needs no confirmation once a form is saved', async () => {
  renderStaff('/admin/products?sku=1001', { answers: { 'products.update': () => report } });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
  const asked: boolean[] = [];
  // The observer's callback runs after 'Saved.' appears and before the page can handle a click.
  const observer = new MutationObserver(() => {
    if (screen.queryByText('Saved.')) asked.push(unloading());
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  observer.disconnect();
  expect(asked[0]).toBe(false);
});
