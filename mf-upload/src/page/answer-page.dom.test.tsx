import { screen } from '@testing-library/react';
import { App } from '../testing/app.ts';
import { renderRemote } from '../testing/render-remote.tsx';
import { field, openPage, receipt, setUpUploadTests, user } from '../testing/upload-screen.tsx';

setUpUploadTests();

test('after a refused submission without JavaScript, the form shows the typed text and the errors', () => {
  history.replaceState(null, '', '/project-upload?type=a');
  renderRemote(<App />, {
    outcome: 'refused',
    errors: [{ path: 'email', message: 'Email is required' }],
    values: { projectName: 'Oak', email: 'ana@', hasDropbox: true },
  });
  expect(screen.getByRole('alert', { name: 'There is a problem' }).textContent).toContain(
    'Email is required',
  );
  expect([field('Project name').value, field('Email').value]).toEqual(['Oak', 'ana@']);
  expect(field('I have a Dropbox Account').checked).toBe(true);
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
});

test('a refused form does not claim that an earlier draft was restored', async () => {
  const { unmount } = openPage('?type=a');
  await user.type(field('Project name'), 'Elm');
  unmount();
  history.replaceState(null, '', '/project-upload?type=a');
  const errors = [{ path: 'email', message: 'Email is required' }];
  renderRemote(<App />, { outcome: 'refused', errors, values: { projectName: 'Oak' } });
  expect(field('Project name').value).toBe('Oak');
  expect(screen.queryByRole('region', { name: 'Saved from your last visit' })).toBeNull();
});

test('after a successful submission without JavaScript, the page shows the confirmation', () => {
  history.replaceState(null, '', '/project-upload');
  renderRemote(<App />, { outcome: 'sent', receipt });
  expect(screen.getByRole('heading', { name: 'Your files have been sent' })).toBeTruthy();
  expect(document.body.textContent).toContain('FS-20261120-7K3Q9XMT');
  expect(document.querySelector('form')).toBeNull();
});
