/** Which of the two looks this build is, chosen by VITE_VARIANT. Nothing else reads that value. */
import { VARIANTS, type VariantName } from '../../contract/variants.ts';

export const VARIANT_NAME: VariantName = import.meta.env.VITE_VARIANT === 'second' ? 'second' : 'default';
export const VARIANT = VARIANTS[VARIANT_NAME];
