import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import { loggedOut } from '@title24/shared-domain';
import { registrationCases } from '@title24/shared-domain/editing/testing';
import { renderAccount } from '../testing/render-account.tsx';

const user = userEvent.setup({ delay: null });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => user.click(screen.getByRole('button', { name: 'Create my account' }));
const problems = () =>
  within(screen.getByRole('alert', { name: 'There is a problem' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function fillIn({ password = 'a long enough phrase', adult = true } = {}) {
  await user.type(field('Account name'), 'ana.ruiz');
  await user.type(field('Email address'), 'ana@example.org');
  await user.type(field('Password'), password);
  if (adult) await user.click(field('I am 18 or older and can pay by invoice or credit card'));
}

test('H8: a registration sends all fields and the page to return to, and then ‘Check your email’ is shown', async () => {
  const view = renderAccount('/register?next=%2Fproject%2Fnew', {
    answers: { 'security.register': () => ({}) },
  });
  await fillIn();
  await send();
  expect(view.calls).toEqual([
    [
      'security.register',
      {
        accountName: 'ana.ruiz',
        email: 'ana@example.org',
        password: 'a long enough phrase',
        isAdult: true,
        next: '/project/new',
        browserKey: expect.stringMatching(/^[\w-]{43}$/),
      },
    ],
  ]);
  expect(screen.getByRole('heading', { name: 'Check your email' })).toBeTruthy();
  expect(screen.getByText('ana@example.org')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'start again' }));
  expect(field('Account name').value).toBe('');
});

test('H8: the password field has a hint with the rules, and all text fields have autocomplete tokens', () => {
  renderAccount('/register');
  const password = field('Password');
  const hint = document.getElementById(password.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/At least 10 characters/);
  expect(['Account name', 'Email address', 'Password'].map((label) => field(label).autocomplete)).toEqual([
    'username',
    'email',
    'new-password',
  ]);
});

test('H8: the age confirmation is required, and all errors are shown together', async () => {
  const view = renderAccount('/register');
  await send();
  expect(problems()).toEqual([
    'Account name must have 3 to 40 characters',
    'Enter an email address, like name@example.com',
    'Password must have at least 10 characters',
    'You must be 18 or older and able to pay for what you order. A parent or guardian can create the account for you',
  ]);
  await fillIn({ adult: false });
  await send();
  expect(problems()).toEqual([
    'You must be 18 or older and able to pay for what you order. A parent or guardian can create the account for you',
  ]);
  expect(view.calls).toEqual([]);
});

test('H8: a common password is refused', async () => {
  renderAccount('/register');
  await fillIn({ password: 'Password123' });
  await send();
  expect(problems()[0]).toMatch(/too easy to guess/);
});

test('H8: server errors appear beside their fields', async () => {
  renderAccount('/register', {
    answers: {
      'security.register': () => {
        throw new RpcError('Invalid params', -32602, {
          fields: [{ path: 'email', message: 'This is not an address' }],
        });
      },
    },
  });
  await fillIn();
  await send();
  expect(problems()).toEqual(['This is not an address']);
  expect(field('Email address').getAttribute('aria-invalid')).toBe('true');
});

test('H8: without JavaScript, a refused form keeps everything that was entered except the password', () => {
  renderAccount('/account/register', {
    page: {
      login: loggedOut,
      form: {
        name: 'register',
        outcome: 'refused',
        values: { accountName: 'ana', email: 'ana@example.org', isAdult: 'true' },
        errors: [{ path: 'password', message: 'Password must have at least 10 characters' }],
      },
    },
  });
  expect(problems()).toEqual(['Password must have at least 10 characters']);
  expect([field('Account name').value, field('Email address').value]).toEqual(['ana', 'ana@example.org']);
  expect(field('I am 18 or older and can pay by invoice or credit card').checked).toBe(true);
  expect(field('Password').value).toBe('');
});

test('H8: the form accepts and refuses the same values as the server', async () => {
  const view = renderAccount('/register', { answers: { 'security.register': () => ({}) } });
  await fillIn();
  const form = field('Password').form as HTMLFormElement;
  const outcomes = [];
  for (const { path, typed } of registrationCases) {
    const input = form.elements.namedItem(path) as HTMLInputElement;
    const before = input.value;
    fireEvent.change(input, { target: { value: typed } });
    await act(async () => fireEvent.submit(form));
    const isSent = view.calls.length > 0;
    outcomes.push({ path, typed, problem: isSent ? null : problems()[0] });
    fireEvent.change(input, { target: { value: before } });
  }
  expect(outcomes).toEqual(registrationCases);
  expect(view.calls).toHaveLength(1);
});

test('H8: a form is sent only once, even if submitted again before the response', async () => {
  const view = renderAccount('/register', { answers: { 'security.register': () => new Promise(() => {}) } });
  await fillIn();
  await send();
  const button = screen.getByRole('button', { name: 'Creating your account…' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  expect(view.calls).toHaveLength(1);
});
