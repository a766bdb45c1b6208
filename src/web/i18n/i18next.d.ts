import 'i18next';
import type { Words } from './resources.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Words;
    strictKeyChecks: true;
  }
}
