import { expect, test } from 'vitest';
import { headStart } from './head-start';

test('on a slow connection, a screen’s chunk is requested when most of the startup code has arrived', () => {
  expect(headStart({ downlink: 1.6, rtt: 150 })).toBe(437.5);
  expect(headStart({ downlink: 0.4, rtt: 400 })).toBe(1750);
});

test('nothing waits on a fast connection, near the server, or if the browser makes no estimate', () => {
  expect(headStart({ downlink: 10, rtt: 150 })).toBe(0);
  expect(headStart({ downlink: 1.6, rtt: 75 })).toBe(0);
  expect(headStart(undefined)).toBe(0);
});

test('nothing waits at the speed that Chromium assumes for an unknown wired network', () => {
  expect(headStart({ downlink: 1.55, rtt: 100 })).toBe(0);
});
