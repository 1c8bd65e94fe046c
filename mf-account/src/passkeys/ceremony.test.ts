import { makePasskey, requestPasskey } from './ceremony.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

test.each([
  ['creating', makePasskey],
  ['using', requestPasskey],
])('%s a passkey fails with a message if the browser cannot read the options', async (_, start) => {
  const refuse = () => {
    throw new DOMException('The challenge is not base64url', 'EncodingError');
  };
  Object.assign(navigator, { credentials: { create: async () => null, get: async () => null } });
  Object.assign(globalThis, {
    PublicKeyCredential: { parseCreationOptionsFromJSON: refuse, parseRequestOptionsFromJSON: refuse },
  });
  await expect(start({} as never)).rejects.toMatchObject({
    name: 'CeremonyError',
    message: expect.stringMatching(/^This device couldn’t/),
  });
});
