/** All rules that go by phrases, in the order in which they are tried. */
import type { ClassificationRule } from './classification-rules.ts';
import { COMPLAINT_RULES } from './complaint-rules.ts';
import { OTHER_RULES } from './other-rules.ts';
import { PRAISE_RULES } from './praise-rules.ts';

export const RULES: readonly ClassificationRule[] = [...COMPLAINT_RULES, ...PRAISE_RULES, ...OTHER_RULES];
