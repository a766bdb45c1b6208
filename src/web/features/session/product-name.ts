/**
 * The product's name as the server is configured; the settings were fetched before the first picture, so it hardly ever
 * changes.
 */
import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/log-failure.ts';
import { loadClientSettings } from './client-settings.ts';

export function useProductName(): string {
  const [name, setName] = useState('Earshot');
  useEffect(() => {
    loadClientSettings().then(
      (settings) => setName(settings.productName),
      (error: unknown) => logFailure('client settings', error),
    );
  }, []);
  return name;
}
