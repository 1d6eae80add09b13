import { expect, test } from 'vitest';
import { loadConfigs } from '../../../entities/check/load-configs';
import { handWritten } from '../../../entities/hand-written';
import { entityConfig } from '../../../entities/testing';
import { manualHtml } from './manual-html';

test('the manual has every screen in the order of the menu', async () => {
  const { configs } = await loadConfigs('entity-configs');
  const html = manualHtml(configs);
  const linked = [...html.matchAll(/<a href="#(\w+)">/g)].map(([, name]) => name);
  expect(linked).toEqual([...html.matchAll(/<section id="(\w+)">/g)].map(([, name]) => name));
  expect(linked.slice(0, 3)).toEqual(['order', 'installer', 'category']);
  expect(linked).toHaveLength(configs.length + handWritten.length);
  expect(html).not.toMatch(/src=|href="(?!#)|url\(|@import|<script/);
});

test('texts of entity files are only text there', () => {
  const fields = [{ name: 'size', label: 'A < B & "C"', type: 'text', help: '<script>' }];
  const html = manualHtml([entityConfig({ fields, description: '<b>Bold</b>' })]);
  expect(html).toContain('<dt>A &#60; B &#38; &#34;C&#34;</dt><dd>&#60;script&#62;.');
  expect(html).not.toMatch(/<script|<b>/);
});
