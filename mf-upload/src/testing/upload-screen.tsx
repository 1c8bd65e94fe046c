import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowConsole } from '@title24/remote-kit/testing';
import { defaultUploadLimits, type SubmissionReceipt } from '@title24/shared-domain/full-service';
import { App } from './app.ts';
import { FakeRequest } from './fake-request.ts';
import { limitsOfServer, renderRemote } from './render-remote.tsx';

export const receipt: SubmissionReceipt = {
  reference: 'FS-20261120-7K3Q9XMT',
  files: [{ name: 'plans [A].pdf', size: 2_411_725, sha256: 'ab' }],
  isMailed: true,
};
export const plans = new File(['%PDF-1.7'], 'plans [A].pdf', { type: 'application/pdf', lastModified: 1 });
export const site = new File(['AC1032'], 'site.dwg', { lastModified: 2 });

/** A simulated user without delays between actions. */
export const user = userEvent.setup({ delay: null });

/** Prepares each test with empty browser storage and a server that accepts files. */
export function setUpUploadTests(): void {
  beforeEach(() => {
    FakeRequest.install();
    // Validation and history updates may continue after the event that a test waits for.
    allowConsole(/was not wrapped in act|suspended inside an `act`/);
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    localStorage.clear();
    limitsOfServer(defaultUploadLimits);
  });
  afterEach(() => jest.restoreAllMocks());
}

export function openPage(query = '') {
  history.replaceState(null, '', `/full-service/upload${query}`);
  return renderRemote(<App />);
}

export const field = <Element extends HTMLElement = HTMLInputElement>(label: string | RegExp) =>
  screen.getByLabelText<Element>(label);
export const status = () => document.querySelector('form')?.dataset.status;
export const fileItems = () =>
  within(screen.getByRole('list', { name: 'Ready to send' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export async function fillIn(files: File[] = [plans]) {
  await user.upload(field('Files'), files);
  await user.type(field('Project name'), 'Oak Street house');
  await user.type(field('From'), 'Ana Ruiz');
  await user.type(field('Email'), 'ana@example.org');
  await user.type(field('Phone'), '510.555.0177 x 7');
}

export const next = () => user.click(screen.getByRole('button', { name: 'Continue' }));

export async function send() {
  await next();
  await user.click(await screen.findByRole('button', { name: 'Send files' }));
}

/** Returns the values in 'Check your answers' by label. */
export const answers = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) =>
      [...row.querySelectorAll('dt, dd')].slice(0, 2).map(({ textContent }) => textContent),
    ),
  );
