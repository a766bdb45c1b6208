/** The search of the page of the reference, as a file of its own. Without it the page is whole, and found in by the browser's own search. */
export const SEARCH_SCRIPT = `'use strict';
const field = document.getElementById('search');
const found = document.getElementById('found');
const calls = [...document.querySelectorAll('article.call')].map((article) => ({
  article,
  entry: document.querySelector('nav a[href="#' + article.id + '"]').parentElement,
  text: (article.id + ' ' + article.textContent).toLowerCase(),
  head: (article.id + ' ' + article.querySelector('h3').textContent + ' ' + article.querySelector('.address').textContent).toLowerCase(),
}));
const groups = [...document.querySelectorAll('.noun')];
function search() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const inHead = calls.filter(({ head }) => words.every((word) => head.includes(word)));
  const shown = new Set(inHead.length > 0 ? inHead : calls.filter(({ text }) => words.every((word) => text.includes(word))));
  for (const call of calls) call.article.hidden = call.entry.hidden = !shown.has(call);
  for (const group of groups) group.hidden = !group.querySelector('article:not([hidden]), li:not([hidden])');
  found.textContent = words.length === 0 ? '' : shown.size === 0 ? 'Nothing found' : shown.size === 1 ? '1 call' : shown.size + ' calls';
}
field.addEventListener('input', search);
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || field.value === '') return;
  field.value = '';
  search();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target === field) return;
  event.preventDefault();
  field.focus();
});
`;
