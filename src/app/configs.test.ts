import { expect, test, vi } from 'vitest';
import { pageOrBundledConfigs } from './configs';

vi.mock('virtual:entity-configs', () => ({ default: [{ name: 'bundled' }] }));

function writeBlock(text: string) {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'entity-configs';
  block.textContent = text;
  document.body.append(block);
}

test('the configs in the page take precedence', async () => {
  writeBlock('[{ "name": "edited" }]');
  const configs = await pageOrBundledConfigs();
  expect(configs).toEqual([{ name: 'edited' }]);
  // The same array, so that whatever is cached for it, such as the search texts of the palette, stays valid.
  expect(await pageOrBundledConfigs()).toBe(configs);
});

test.each(['', '  ', '{}'])('the bundled configs replace a block that holds %j', async (text) => {
  writeBlock(text);
  expect(await pageOrBundledConfigs()).toEqual([{ name: 'bundled' }]);
});

test('the bundled configs are used if there is no block or a malformed one, which is logged', async () => {
  expect(await pageOrBundledConfigs()).toEqual([{ name: 'bundled' }]);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  writeBlock('[{');
  expect(await pageOrBundledConfigs()).toEqual([{ name: 'bundled' }]);
  expect(logged).toHaveBeenCalledOnce();
});
