import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { QrCode } from './qr-code.tsx';

const text = 'otpauth://totp/Reports:ana?secret=JBSWY3DPEHPK3PXP';

test('the image shows the QR code’s dark modules and a margin of four light modules', async () => {
  render(<QrCode text={text} label="QR code of the address" />);
  const picture = await screen.findByRole('img', { name: 'QR code of the address' });
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 8;
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${side} ${side}`);
  const drawn = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, length] of picture
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g) ?? []) {
    for (let step = 0; step < Number(length); step += 1) {
      const row = drawn[Number(y)] ?? [];
      row[Number(x) + step] = true;
    }
  }
  const light = Array.from({ length: 4 }, () => Array.from({ length: side }, () => false));
  const edge = [false, false, false, false];
  expect(drawn).toEqual([...light, ...data.map((row) => [...edge, ...row, ...edge]), ...light]);
});
