import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import { loggedOut } from '@title24/shared-domain';
import { member, renderAccount } from '../testing/render-account.tsx';

const user = userEvent.setup({ delay: null });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('H8: a reset link can be requested, and the page does not reveal whether an account has the email address', async () => {
  const view = renderAccount('/reset-password', { answers: { 'security.requestPasswordReset': () => ({}) } });
  await press('Send me a link');
  expect(screen.getByRole('link', { name: /Enter an email address/ })).toBeTruthy();
  await user.type(field('Email address'), 'ana@example.org');
  await press('Send me a link');
  expect(view.calls).toEqual([['security.requestPasswordReset', { email: 'ana@example.org' }]]);
  expect(screen.getByText(/^If there’s an account/)).toBeTruthy();
});

test('H8: the reset link opens a form for a new password, and saving the password ends this browser’s login', async () => {
  const view = renderAccount('/reset-password?token=abc', {
    login: member,
    answers: { 'security.resetPassword': () => ({}) },
  });
  expect(field('New password').autocomplete).toBe('new-password');
  await user.type(field('New password'), 'short');
  await press('Change my password');
  expect(view.calls).toEqual([]);
  await user.clear(field('New password'));
  await user.type(field('New password'), 'another long phrase');
  await press('Change my password');
  expect(view.calls).toEqual([['security.resetPassword', { token: 'abc', password: 'another long phrase' }]]);
  expect(screen.getByText('Your password is changed')).toBeTruthy();
  expect(view.login()).toEqual(loggedOut);
});

test('H8: an invalid reset link shows a message and a link to request a new one', async () => {
  renderAccount('/reset-password?token=old', {
    answers: {
      'security.resetPassword': () => {
        throw new RpcError('This link is no longer valid. Ask for a new one.', -32003);
      },
    },
  });
  await user.type(field('New password'), 'another long phrase');
  await press('Change my password');
  expect(screen.getByText(/no longer valid/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
    '/reset-password',
  );
});
