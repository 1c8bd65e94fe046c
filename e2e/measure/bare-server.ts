/**
 * A minimal server for comparison with the site. Its arguments are a file and headers (JSON), with which it answers
 * each request. Prints its port.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [file = '', headers = '{}'] = process.argv.slice(2);
const body = readFileSync(file);
const head = JSON.parse(headers) as Record<string, string>;

const server = createServer((request, response) => {
  const send = () => response.writeHead(200, head).end(body);
  if (request.method === 'GET') send();
  else request.resume().once('end', send);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
