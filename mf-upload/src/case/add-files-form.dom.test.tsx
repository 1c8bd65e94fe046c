import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderRemote } from '../testing/render-remote.tsx';
import { field, plans, setUpUploadTests, user } from '../testing/upload-screen.tsx';
import { AddFilesForm } from './add-files-form.tsx';

setUpUploadTests();

test('a page that is restored from the back/forward cache can send files again', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  const { container } = renderRemote(<AddFilesForm reference="FS-1" form="files" error={undefined} />);
  await user.upload(field('Files'), plans);
  // jsdom's validation does not see files set by a test.
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(submit).toHaveBeenCalled());
  const uploads = () => container.querySelector<HTMLInputElement>('input[name=uploads]')?.value;
  expect(uploads()).toMatch(/^\d+$/);
  screen.getByRole('button', { name: 'Sending…' });
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(uploads()).toBe('');
  expect(screen.getByRole('button', { name: 'Add the files' }).getAttribute('aria-disabled')).toBe('false');
  expect(screen.queryByRole('progressbar')).toBeNull();
});
