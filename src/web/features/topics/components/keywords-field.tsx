/** One side of the keywords: groups of alternatives, the operator between them in words, and how much the plan has left. */
import { Button, Input, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { Operator } from '../draft.ts';
import { KeywordGroup } from './keyword-group.tsx';
import styles from './keywords-field.module.css';

export interface KeywordsFieldProps {
  title: string;
  hint: string;
  groups: readonly string[][];
  operator: Operator;
  used: number | null;
  max: number;
  onGroups: (groups: string[][]) => void;
  onOperator: (operator: Operator) => void;
  error: string | undefined;
  wrongKeyword: string | undefined;
}

export function KeywordsField(props: KeywordsFieldProps) {
  const { title, hint, groups, operator, used, max, onGroups, onOperator, error, wrongKeyword } = props;
  const { t } = useTranslation('topics');
  const format = useFormat();
  const errorId = useId();
  const between = t(operator === 'AND' ? 'form.and' : 'form.or');
  return (
    <Panel
      heading="h3"
      title={title}
      total={
        <span data-full={(used !== null && used > max) || undefined} className={styles['counter']}>
          {t('form.keywordsOf', { count: max, used: format.exact(used), max: format.exact(max) })}
        </span>
      }
    >
      <p className={styles['hint']}>{hint}</p>
      {groups.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group has no name but its place
        <div key={index}>
          {index > 0 && <div className={styles['between']}>{between}</div>}
          <KeywordGroup
            words={words}
            number={index + 1}
            side={title}
            wrongKeyword={wrongKeyword}
            describedBy={error ? errorId : undefined}
            onChange={(changed) => onGroups(groups.map((group, at) => (at === index ? changed : group)))}
            onRemove={groups.length > 1 ? () => onGroups(groups.filter((_, at) => at !== index)) : undefined}
          />
        </div>
      ))}
      {error && (
        <Input.Error id={errorId} mt={8}>
          {error}
        </Input.Error>
      )}
      <div className={styles['foot']}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={groups.length >= LIMITS.groups}
          onClick={() => onGroups([...groups, []])}
        >
          {t('form.addGroup')}
        </Button>
        {groups.length > 1 && <OperatorChoice side={title} operator={operator} onChange={onOperator} />}
      </div>
    </Panel>
  );
}

function OperatorChoice({
  side,
  operator,
  onChange,
}: {
  side: string;
  operator: Operator;
  onChange: (operator: Operator) => void;
}) {
  const { t } = useTranslation('topics');
  return (
    <div className={styles['operator']}>
      <span>{t('form.operator')}</span>
      <SegmentedControl
        size="xs"
        aria-label={`${side}: ${t('form.operator')}`}
        value={operator}
        onChange={(value) => onChange(value === 'OR' ? 'OR' : 'AND')}
        data={[
          { value: 'AND', label: t('form.and') },
          { value: 'OR', label: t('form.or') },
        ]}
      />
      <span>{t(`form.operatorHint.${operator}`)}</span>
    </div>
  );
}
