import { expect, test } from 'vitest';
import type { AuditEvent } from '../contract/audit.ts';
import { auditText } from './audit.ts';

const SIGN_IN: AuditEvent = {
  id: 1,
  at: '2026-03-10T12:00:00.000Z',
  act: 'sign_in_failed',
  outcome: 'refused',
  organisationId: 7,
  userId: 'u1',
  email: 'ada@test.invalid',
  operator: false,
  address: '10.0.0.1',
  deviceId: null,
  detail: { reason: 'PASSWORD_INCORRECT' },
};

test('what was done is a line each, whoever did it', () => {
  const nobody = { ...SIGN_IN, organisationId: null, userId: null, email: null };
  const operator = {
    ...nobody,
    act: 'operator_call',
    outcome: 'done',
    operator: true,
    address: null,
    detail: { call: 'POST /ingest' },
  } as const;
  expect(auditText([SIGN_IN, nobody, operator]).split('\n')).toEqual([
    'AT, UTC              ACT             OUTCOME  ORG  WHO               FROM      DETAIL',
    '2026-03-10 12:00:00  sign_in_failed  refused  7    ada@test.invalid  10.0.0.1  reason=PASSWORD_INCORRECT',
    '2026-03-10 12:00:00  sign_in_failed  refused  –    –                 10.0.0.1  reason=PASSWORD_INCORRECT',
    '2026-03-10 12:00:00  operator_call   done     –    operator          –         call=POST /ingest',
  ]);
  expect(auditText([])).toBe('Nothing was written down.');
});
