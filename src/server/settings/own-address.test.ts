import { expect, test } from 'vitest';
import { ownAddress } from './own-address';

test.each([
  ['localhost', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['::', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['192.168.1.7', 'http://192.168.1.7:3000'],
  ['fd00::7', 'http://[fd00::7]:3000'],
  ['office.example.com', 'http://office.example.com:3000'],
])('a server that listens on %s is at %s', (host, address) => {
  expect(ownAddress({ host, port: 3000 })).toBe(address);
});
