import { screen, waitFor } from '@testing-library/react';
import { FakeRequest } from '../testing/fake-request.ts';
import {
  answers,
  field,
  fileItems,
  fillIn,
  next,
  openPage,
  plans,
  receipt,
  send,
  setUpUploadTests,
  site,
  status,
  user,
} from '../testing/upload-screen.tsx';

const { sent: requests } = FakeRequest;
setUpUploadTests();

const heading = { name: 'Check your answers' };

test('U3: ‘Check your answers’ has a URL, so Back returns to the form and Forward to the answers', async () => {
  openPage('?type=a');
  await fillIn([plans, site]);
  await next();
  await screen.findByRole('heading', heading);
  expect(location.search).toBe('?type=a&step=check');
  history.back();
  await waitFor(() => expect(screen.queryByRole('heading', heading)).toBeNull());
  expect(location.search).toBe('?type=a');
  expect(fileItems()).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(field('Files')));
  history.forward();
  await screen.findByRole('heading', heading);
  expect(answers()).toMatchObject({ 'Project name': 'Oak Street house' });
  const back = screen.getByRole('link', { name: 'Back' });
  expect(back.getAttribute('href')).toBe('/full-service/upload?type=a');
  await user.click(back);
  await waitFor(() => expect(field('Project name').value).toBe('Oak Street house'));
  expect(location.search).toBe('?type=a');
});

test('reloading ‘Check your answers’ shows the form with the typed text', async () => {
  const page = openPage('?type=a');
  await fillIn();
  await next();
  await screen.findByRole('heading', heading);
  page.unmount();
  openPage('?type=a&step=check');
  await waitFor(() => expect(location.search).toBe('?type=a'));
  expect(field('Project name').value).toBe('Oak Street house');
  expect(screen.getByText('plans [A].pdf (8 bytes)')).toBeTruthy();
  await user.upload(field('Files'), plans);
  expect(screen.queryByRole('heading', heading)).toBeNull();
});

test('the progress stays visible if the visitor presses Back during sending', async () => {
  openPage('?type=a');
  await fillIn();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
  await waitFor(() => expect(location.search).toBe('?type=a&step=check'));
  expect(screen.getByRole('region', { name: 'Sending 1 file' })).toBeTruthy();
  await requests[0]?.answer(201, receipt);
  expect(status()).toBe('3');
  await waitFor(() => expect(location.search).toBe('?type=a'));
});
