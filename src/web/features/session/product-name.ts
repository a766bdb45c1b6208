/**
 * The product's name as the server is configured; the settings were fetched before the first picture, so it hardly ever
 * changes.
 */
import { useClientSettings } from './use-client-settings.ts';

export function useProductName(): string {
  return useClientSettings()?.productName ?? 'Earshot';
}
