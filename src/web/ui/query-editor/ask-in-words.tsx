/** What somebody looks for in plain words, out of which the language model proposes a query: put into the editor below, and read before it runs. */
import { Button, Loader, Textarea, VisuallyHidden } from '@mantine/core';
import { IconPlayerStop, IconSparkles } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { isVisible } from '../../../contract/text.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { type Proposing, type ProposingEditor, proposingFailure } from '../../lib/query-proposal.ts';
import { shortened } from '../../lib/shortened.ts';
import { useFormat } from '../../lib/use-format.ts';
import { InPlan } from '../in-plan.tsx';
import { NoModel } from '../no-model.tsx';
import styles from './ask-in-words.module.css';
import { Disclosure } from './disclosure.tsx';
import { storableText } from './storable-text.ts';

export interface AskInWordsProps {
  proposing: Proposing;
  editor: ProposingEditor;
}

export function AskInWords(props: AskInWordsProps) {
  const { t } = useTranslation('query');
  return (
    <Disclosure title={t('ask.title')} icon={<IconSparkles size={16} aria-hidden />} startsOpen={props.proposing.words !== ''}>
      <Asking {...props} />
    </Disclosure>
  );
}

function Asking({ proposing, editor }: AskInWordsProps) {
  const { t } = useTranslation('query');
  const format = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  const { words, state, proposal } = proposing;
  const asking = state.at === 'asking';
  const max = LIMITS.describedQuery;
  const ask = () => {
    if (!asking) proposing.ask(editor);
  };
  // Enter is the form's, which would search for what stands in the editor.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    ask();
  };
  return (
    <div className={styles['asking']}>
      <Textarea
        ref={field}
        label={t('ask.label')}
        description={t('ask.hint')}
        placeholder={t('ask.placeholder')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={max}
        // Whoever writes here would go on in the editor once the answer takes the focus there.
        readOnly={asking}
        value={words}
        onChange={(event) => proposing.setWords(storableText(event.currentTarget.value))}
        onKeyDown={press}
      />
      <div className={styles['row']}>
        <InPlan>
          <Button
            variant="default"
            size="sm"
            leftSection={asking ? <Loader size={16} /> : <IconSparkles size={16} aria-hidden />}
            // Not disabled, which would take the focus away.
            aria-disabled={asking || undefined}
            disabled={!isVisible(words)}
            onClick={ask}
          >
            {t('ask.propose')}
          </Button>
        </InPlan>
        {asking && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconPlayerStop size={14} aria-hidden />}
            onClick={() => {
              proposing.stop();
              field.current?.focus();
            }}
          >
            {t('ask.stop')}
          </Button>
        )}
        {state.at === 'rest' && <NoModel className={styles['none']} />}
        <div role="status" className={styles['said']}>
          {words.length >= max && <p>{t('ask.full', { max: format.exact(max) })}</p>}
          <Said state={state} proposal={proposal} />
          {/* The notice comes together with the focus of the editor, and would not be heard. */}
          {proposal && <VisuallyHidden>{t('proposal.by', { model: proposal.answer.model })}</VisuallyHidden>}
        </div>
        {state.at === 'ready' && (
          <Button variant="default" size="sm" onClick={() => proposing.put(state.ready, editor)}>
            {t('ask.put')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Said({ state, proposal }: Pick<Proposing, 'state' | 'proposal'>) {
  const { t } = useTranslation('query');
  switch (state.at) {
    case 'asking':
      return t('ask.asking');
    case 'ready':
      return t('ask.ready');
    case 'nothing':
      return (
        <>
          <p>{t('ask.nothing')}</p>
          {proposal && <p>{t('ask.stillBefore', { words: shortened(proposal.words) })}</p>}
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
      {said === 'nobody' && configure.length > 0 && (
        <span className={styles['names']}>{t('app:configure', { names: configure.join(t('app:and')) })}</span>
      )}
      {said === 'busy' && until !== undefined && (
        <> {t('app:goesOn', { time: format.dateTime(until), timezone: format.timezone() })}</>
      )}
    </p>
  );
}
