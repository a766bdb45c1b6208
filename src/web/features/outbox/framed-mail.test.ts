import { expect, test } from 'vitest';
import { framedMail, SANDBOX } from './framed-mail.ts';

test('what a mail says comes after what forbids it everything', () => {
  const framed = framedMail('<meta http-equiv="Content-Security-Policy" content="script-src *"><script>alert(1)</script>');
  expect(framed).toMatch(/^<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
  expect(framed.indexOf('<script>')).toBeGreaterThan(framed.indexOf('<base target="_blank">'));
});

test('the frame runs no script and is not of this page', () => {
  expect(SANDBOX).not.toMatch(/allow-(?:scripts|same-origin|forms|top-navigation|modals|downloads)/);
});
