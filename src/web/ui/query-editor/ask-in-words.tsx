/** What somebody looks for in plain words, out of which the language model proposes a query: put into the editor below, and read before it runs. */
import { Button, Textarea, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconPlayerStop, IconSparkles } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import { type Proposing, proposingFailure, type TakeQuery } from '../../lib/query-proposal.ts';
import { useFormat } from '../../lib/use-format.ts';
import { InPlan } from '../in-plan.tsx';
import styles from './ask-in-words.module.css';
import help from './query-help.module.css';
import { storableText } from './storable-text.ts';

export interface AskInWordsProps {
  proposing: Proposing;
  take: TakeQuery;
}

export function AskInWords({ proposing, take }: AskInWordsProps) {
  const { t } = useTranslation('query');
  const [open, setOpen] = useState(proposing.words !== '');
  const id = useId();
  return (
    <div className={help['help']}>
      <UnstyledButton
        type="button"
        className={help['toggle'] ?? ''}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconSparkles size={16} aria-hidden />
        {t('ask.title')}
        <IconChevronDown className={help['chevron']} data-open={open || undefined} size={16} aria-hidden />
      </UnstyledButton>
      <div id={id}>{open && <Asking proposing={proposing} take={take} />}</div>
    </div>
  );
}

function Asking({ proposing, take }: AskInWordsProps) {
  const { t } = useTranslation('query');
  const { words, state, proposal } = proposing;
  const asking = state.at === 'asking';
  const ask = () => {
    if (!asking) proposing.ask(take);
  };
  // Enter is the form's, which would search for what stands in the editor.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  };
  return (
    <div className={styles['asking']}>
      <Textarea
        label={t('ask.label')}
        description={t('ask.hint')}
        placeholder={t('ask.placeholder')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={LIMITS.describedQuery}
        value={words}
        onChange={(event) => proposing.setWords(storableText(event.currentTarget.value))}
        onKeyDown={press}
      />
      <div className={styles['row']}>
        <InPlan>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconSparkles size={16} aria-hidden />}
            loading={asking}
            disabled={words.trim() === ''}
            onClick={ask}
          >
            {t('ask.propose')}
          </Button>
        </InPlan>
        {asking && (
          <Button variant="subtle" size="sm" leftSection={<IconPlayerStop size={14} aria-hidden />} onClick={proposing.stop}>
            {t('ask.stop')}
          </Button>
        )}
        <div role="status" className={styles['said']}>
          <Said state={state} />
          {/* The notice comes together with the focus of the editor, and would not be heard. */}
          {proposal && <VisuallyHidden>{t('proposal.by', { model: proposal.answer.model })}</VisuallyHidden>}
        </div>
      </div>
    </div>
  );
}

function Said({ state }: Pick<Proposing, 'state'>) {
  const { t } = useTranslation('query');
  switch (state.at) {
    case 'asking':
      return t('ask.asking');
    case 'nothing':
      return (
        <>
          <p>{t('ask.nothing')}</p>
          {state.note !== null && <p dir="auto">{t('ask.note', { note: state.note })}</p>}
        </>
      );
    case 'failed':
      return <Failed error={state.error} />;
    default:
      return null;
  }
}

function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation(['query', 'app']);
  const format = useFormat();
  const { said, configure, until } = proposingFailure(error);
  return (
    <p>
      {t(`query:ask.failed.${said}`)}
      {said === 'nobody' && configure.length > 0 && <> {t('app:configure', { names: configure.join(t('app:and')) })}</>}
      {said === 'busy' && until !== undefined && (
        <> {t('app:goesOn', { time: format.dateTime(until), timezone: format.timezone() })}</>
      )}
    </p>
  );
}
