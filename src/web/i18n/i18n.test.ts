import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { startI18n } from './i18n.ts';

test('a key that is shown by its name is told to the console, one that has other words instead is not', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await startI18n('zh-Hant', (text) => text);
  i18next.removeResourceBundle('zh-Hant', 'outbox');
  expect([i18next.t('app:home'), i18next.t('outbox:title', { defaultValue: '' })]).toEqual(['主頁', '']);
  expect(told).not.toHaveBeenCalled();
  expect(i18next.t('outbox:title')).toBe('title');
  expect(told).toHaveBeenCalledExactlyOnceWith('words', 'outbox:title');
});
