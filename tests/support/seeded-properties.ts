/** Set-up of every test file with properties: fast-check draws from the seed of the run (see property-seed.ts). */
import fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ seed: inject('propertySeed') });
