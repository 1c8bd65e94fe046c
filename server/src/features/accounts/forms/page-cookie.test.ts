import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageCookie } from './page-cookie.ts';

/** What a login sets, as the server sees a request from its proxy. */
function setCookie(publicUrl: string | null, protocol: string): string {
  let header = '';
  const reply = {
    header(_: string, value: string) {
      header = value;
    },
  } as unknown as FastifyReply;
  pageCookie(publicUrl).set({ protocol } as FastifyRequest, reply, 'token');
  return header;
}

test('under an https PUBLIC_URL it is Secure and bound to the host, also where the proxy is not trusted', () => {
  expect(setCookie('https://www.example.com', 'http')).toBe(
    '__Host-title24_session=token; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure',
  );
});

test('elsewhere it goes by what the request came over', () => {
  expect(setCookie('http://localhost:3000', 'http')).toMatch(/^title24_session=token; (?!.*Secure)/);
  expect(setCookie(null, 'https')).toMatch(/^title24_session=token; .*Secure$/);
});

test('under an https PUBLIC_URL no cookie without the prefix is read', () => {
  const { token } = pageCookie('https://www.example.com');
  const request = (cookie: string) => ({ headers: { cookie } }) as FastifyRequest;
  expect(token(request('a=b; __Host-title24_session=own'))).toBe('own');
  expect(token(request('title24_session=planted'))).toBeNull();
});
