/** What the commands about plans say to a person. */
import { type ChangedPlan, type ListedPlan, PLAN_LIMITS, type PlanLimit, type UsedPlan } from '../contract/operator-plans.ts';
import { onOneLine } from '../contract/text.ts';
import { table } from './table.ts';

const NAMES: Record<PlanLimit, string> = {
  maxTopics: 'topics',
  maxKeywords: 'keywords of a topic',
  maxKeywordsExclusion: 'excluded keywords of a topic',
  maxAlerts: 'alerts',
  maxSessions: 'devices of a person',
  maxDays: 'days of a topic',
};

const HEADINGS = [
  'ORG',
  'NAME',
  'PLAN',
  'STARTS, UTC',
  'ENDS, UTC',
  'TOPICS',
  'KEYWORDS',
  'EXCLUSIONS',
  'ALERTS',
  'DEVICES',
  'DAYS',
];

export function listedPlansText(rows: readonly ListedPlan[]): string {
  return table(
    HEADINGS,
    rows.map(({ organisation: { id, name }, plan, expired }) => {
      if (!plan) return [String(id), name, '–'];
      const ends = `${minute(plan.endsAt)}${expired ? ' (over)' : ''}`;
      return [
        String(id),
        name,
        plan.plan,
        minute(plan.startsAt),
        ends,
        ...PLAN_LIMITS.map((limit) => limitText(limit, plan[limit])),
      ];
    }),
  );
}

export function planText({ organisation, plan, expired, use, tokens, over }: UsedPlan): string {
  const whose = `${organisation.name} (${organisation.id}, ${organisation.timezone})`;
  if (!plan) return onOneLine(`${whose} has no plan: nothing is allowed. "plan set" gives it one.`);
  const period = `from ${minute(plan.startsAt)} to ${minute(plan.endsAt)} UTC`;
  const head = onOneLine(
    `${whose}: ${plan.plan}, ${period}${expired ? ', which is over: everything can be read, and nothing changed' : ''}.`,
  );
  const used: Partial<Record<PlanLimit, number>> = use;
  const rows = PLAN_LIMITS.map((limit) => [NAMES[limit], limitText(limit, plan[limit]), String(used[limit] ?? '–')]);
  rows.push(['tokens of the language model, today', String(tokens.perDay), String(tokens.used)]);
  return [head, table(['LIMIT', 'ALLOWED', 'USED'], rows), ...warnings({ plan, use, over })].join('\n');
}

export function planSetText(done: ChangedPlan): string {
  const said = {
    added: 'The organisation has a plan now.',
    changed: 'The plan is changed.',
    none: 'It is so already; nothing is changed.',
  };
  return `${said[done.change]}\n${planText(done)}`;
}

function warnings({ plan, use, over }: Pick<UsedPlan, 'plan' | 'use' | 'over'>): string[] {
  const used: Partial<Record<PlanLimit, number>> = use;
  return over.map(
    (limit) =>
      `Beyond the plan: ${used[limit] ?? 0} ${NAMES[limit]}, where ${plan?.[limit] ?? 0} are allowed. What is there stays; no more can be made.`,
  );
}

function limitText(limit: PlanLimit, allowed: number): string {
  return limit === 'maxSessions' && allowed === 0 ? 'any' : String(allowed);
}

function minute(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}
