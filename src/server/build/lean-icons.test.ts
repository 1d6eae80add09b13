import { expect, test } from 'vitest';
import { pathOf } from './lean-icons';

test('the shapes of an icon become one path', () => {
  expect(
    pathOf([
      ['path', { d: 'm6 9 6 6 6-6' }],
      ['path', { d: 'M12 3v12' }],
      ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }],
      ['circle', { cx: '11', cy: '11', r: '8' }],
      ['rect', { x: '3', y: '4', width: '18', height: '16', rx: '2' }],
    ]),
  ).toBe(
    'M0 0m6 9 6 6 6-6M12 3v12M1 2L3 4M3 11a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z' +
      'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  );
  expect(() => pathOf([['text', {}]])).toThrow('text');
});
