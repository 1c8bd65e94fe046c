import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { enforceMinRate } from './transfer-rate.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Returns a request whose sender must send 200 bytes every 150 ms. */
function slowRequest() {
  const socket = { bytesRead: 1000, destroy: jest.fn() };
  const state = { socket, destroyed: false, complete: false, readableLength: 0, readableHighWaterMark: 100 };
  const request = Object.assign(new EventEmitter(), state);
  enforceMinRate(request as unknown as IncomingMessage, { bytes: 200, ms: 150 });
  const receive = (bytes: number) => {
    socket.bytesRead += bytes;
    jest.advanceTimersByTime(150);
  };
  return { request, receive, isCut: () => socket.destroy.mock.calls.length > 0 };
}

test('a client that keeps sending at the minimum rate is not cut off', () => {
  const { receive, isCut } = slowRequest();
  for (let time = 0; time < 1000; time++) receive(200);
  expect(isCut()).toBe(false);
});

test('a client that sends too slowly is cut off', () => {
  const { receive, isCut } = slowRequest();
  receive(200);
  expect(isCut()).toBe(false);
  receive(199);
  expect(isCut()).toBe(true);
});

test('a client is not cut off while the server is reading slowly', () => {
  const { request, receive, isCut } = slowRequest();
  request.readableLength = 100;
  receive(0);
  expect(isCut()).toBe(false);
});

test('a client that has sent everything is not cut off, even if the response is late', () => {
  const { request, receive, isCut } = slowRequest();
  request.complete = true;
  receive(0);
  expect(isCut()).toBe(false);
});

test.each(['end', 'close'])('the rate is no longer checked after the event %s', (event) => {
  const { request, receive, isCut } = slowRequest();
  request.emit(event);
  receive(0);
  expect([isCut(), jest.getTimerCount()]).toEqual([false, 0]);
});
