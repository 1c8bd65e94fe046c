import type { CDPSession, Page } from '@playwright/test';
import { password } from './accounts.ts';

export const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

export interface Device {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
  /** Sets whether verification by fingerprint, face or PIN succeeds. */
  verifies(is: boolean): Promise<void>;
}

/** Adds a virtual authenticator, which creates passkeys and responds automatically. */
export async function addDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    cdp,
    authenticatorId,
    verifies: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}

/** Turns off passkey offers, because the virtual device would accept them before a test presses `passkeyButton`. */
export async function disableOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

/** Fills in and submits the form that adds a passkey. */
export async function requestNewPasskey(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a passkey' });
  if (!(await form.isVisible())) await page.getByRole('heading', { name: 'Add a passkey' }).click();
  await form.getByLabel('Passkey name').fill(name);
  await form.getByLabel('Your password').fill(password);
  await form.getByRole('button', { name: 'Create a passkey' }).click();
}
