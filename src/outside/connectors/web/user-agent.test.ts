import { expect, it } from 'vitest';
import { productOf, userAgent } from './user-agent.ts';

it.each([
  ['a word', 'Earshot', 'Earshot'],
  ['several words', ' Harbour Watch 2.0', 'Harbour-Watch-2-0'],
  ['what no header may hold', 'Ear\r\nshot', 'Ear-shot'],
  ['words of other scripts', '海港 Watch', 'Watch'],
  ['none of Latin letters', '海港', 'Earshot'],
])('names the product in one word, which rules may name too: %s', (_name, productName, product) => {
  const sent = userAgent({ productName, publicUrl: 'https://a.example' });
  expect(sent).toBe(`${product} (+https://a.example)`);
  expect(productOf(sent)).toBe(product);
});

it('knows the name before a version', () => {
  expect(productOf('Earshot/1.0 (+https://a.example)')).toBe('Earshot');
});
