/* Values shared by several examples. The test of the examples creates objects with some of these ids. */

export const exampleIds = {
  product: '6f1c2f0e-5a59-4c0e-9a36-0b6f5d2c8e11',
  account: '0b0e4f5c-93c5-4a57-8a52-5b1d6e0c7a21',
  session: 'b5a8c1d2-7e3f-4b6a-9c0d-1e2f3a4b5c61',
  passkey: '2d9f7a34-1c5b-4e8d-a6f0-3b7c9d1e5f71',
  mail: '9e8d7c6b-5a4f-4e3d-8c2b-1a0f9e8d7c61',
  file: '4c3b2a19-0f8e-4d7c-b6a5-94837261504f',
  note: '7a6b5c4d-3e2f-4a1b-8c9d-0e1f2a3b4c51',
  challenge: 'c1d2e3f4-a5b6-4c7d-8e9f-0a1b2c3d4e51',
} as const;

export const exampleMoment = '2026-11-20T17:00:00.000Z';
export const exampleReference = 'FS-20261120-7K3Q9XMT';
export const examplePassword = 'four plain words here';
/** Stands for tokens, passkey challenges and other base64url text. */
export const exampleToken = 'Tm90IGEgcmVhbCB0b2tlbiwganVzdCBhbiBleGFtcGxl';

/** The error of an example whose params are refused. */
export const invalid = { error: 'invalidParams', message: 'Invalid params' } as const;

/** Name and error of an example that saves a value that the caller loaded at {@link longAgo}. */
export const conflict = {
  name: 'A conflict',
  error: 'conflict',
  message: 'Someone else has changed this since you opened it.',
} as const;
export const longAgo = '2025-01-01T00:00:00.000Z';
