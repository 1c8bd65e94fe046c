import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  field,
  fileItems,
  openPage,
  plans,
  setUpUploadTests,
  site,
  user,
} from '../testing/upload-screen.tsx';

setUpUploadTests();

test('a new selection adds files, each file can be removed, and changes are announced', async () => {
  openPage();
  await user.upload(field('Files'), plans);
  await user.upload(field('Files'), [site, plans]);
  expect(fileItems()).toEqual([
    expect.stringMatching(/^plans \[A\]\.pdf 8 bytes/),
    expect.stringMatching(/^site\.dwg 6 bytes/),
  ]);
  expect(screen.getByRole('status').textContent).toBe('site.dwg was added. 2 files chosen.');
  await user.click(screen.getByRole('button', { name: 'Remove plans [A].pdf' }));
  expect(fileItems()).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('plans [A].pdf was removed. 1 file chosen.');
  expect(document.activeElement).toBe(field('Files'));
});

test('a file that cannot be sent shows an error as soon as it is selected', async () => {
  openPage();
  const loose = userEvent.setup({ applyAccept: false, delay: null });
  await loose.upload(field('Files'), new File(['x'], 'tool.exe'));
  expect(fileItems()).toEqual([expect.stringContaining('tool.exe is not a kind of file that we can read.')]);
});

test('photos that are taken one by one are all added to the list', async () => {
  openPage();
  const camera = field<HTMLInputElement>('Take a photo of your plans');
  expect(camera.getAttribute('capture')).toBe('environment');
  const photo = (words: string) => new File([words], 'image.jpg', { type: 'image/jpeg' });
  await user.upload(camera, photo('page 1'));
  await user.upload(camera, photo('second page'));
  expect(fileItems()).toEqual([
    expect.stringMatching(/^image\.jpg 6 bytes/),
    expect.stringMatching(/^image\.jpg 11 bytes/),
  ]);
});

test('dropped files are added to the list, and dropped text is ignored', () => {
  openPage();
  const zone = field('Files').parentElement as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [plans] } });
  expect(fileItems()).toEqual([expect.stringContaining('plans [A].pdf')]);
  const text = fireEvent.drop(zone, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(text).toBe(true);
});
