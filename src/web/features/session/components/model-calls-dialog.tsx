/** What was sent to the language model for the organisation: by whom, when, what for, and the texts to the letter; and how much may be sent today. */
import { Modal, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getModelCalls, type ModelCalls } from '../../../../contract/model-calls.ts';
import { useRequest } from '../../../lib/call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import dialog from '../../../ui/dialog.module.css';
import { Loaded } from '../../../ui/loaded.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { Pager, type Rows } from '../../../ui/pager.tsx';
import { ModelCallRow } from './model-call-row.tsx';
import styles from './model-calls-dialog.module.css';

const NEUTRAL: ModelCalls = {
  data: [],
  count: 0,
  model: null,
  host: null,
  configure: [],
  budget: { perDay: 0, used: 0, resetsAt: '' },
};

export function ModelCallsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['session', 'app']);
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState<Rows>(10);
  const answer = useRequest(getModelCalls, { skip: (page - 1) * rows, limit: rows }, { neutral: NEUTRAL });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('session:sent.title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
      centered
      size="xl"
      classNames={{ title: dialog['title'] ?? '' }}
    >
      <Loaded of={answer} skeleton={<Skeleton height={320} />}>
        {(calls) => (
          <div className={styles['sent']}>
            <ModelState of={calls} />
            {calls.count > 0 && <Calls of={calls} {...{ page, rows, setPage, setRows }} />}
            {(calls.count > 0 || calls.configure.length === 0) && <p className={styles['note']}>{t('session:sent.kept')}</p>}
          </div>
        )}
      </Loaded>
    </Modal>
  );
}

interface CallsProps {
  of: ModelCalls;
  page: number;
  rows: Rows;
  setPage: (page: number) => void;
  setRows: (rows: Rows) => void;
}

function Calls({ of: { data, count }, page, rows, setPage, setRows }: CallsProps) {
  const { t } = useTranslation('session');
  const from = (page - 1) * rows + 1;
  const words = {
    pager: t('sent.pager'),
    previousPage: t('sent.previousPage'),
    nextPage: t('sent.nextPage'),
    rowsPerPage: t('sent.rowsPerPage'),
    shown: (range: { from: string; to: string; total: string }) => t('sent.shown', range),
  };
  function choose(chosen: Rows): void {
    setRows(chosen);
    setPage(1);
  }
  return (
    <>
      <ul className={styles['calls']} aria-label={t('sent.title')}>
        {data.map((call) => (
          <ModelCallRow key={call.id} call={call} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(count / rows)}
        rows={rows}
        from={from}
        to={from + data.length - 1}
        total={count}
        words={words}
        onPage={setPage}
        onRows={choose}
      />
    </>
  );
}

/** Which model is asked, and how much of the day is left; or that none is, and what would have to be set. */
function ModelState({ of: { model, host, budget, configure, count } }: { of: ModelCalls }) {
  const { t } = useTranslation(['session', 'app']);
  const format = useFormat();
  if (configure.length > 0)
    return (
      <div className={styles['state']}>
        <p>{model === null ? t('sent.noModel') : t('sent.noTokens')}</p>
        <p className={styles['note']}>{t('app:configure', { names: configure.join(t('app:and')) })}</p>
      </div>
    );
  const { perDay, used, resetsAt } = budget;
  const text = t('sent.used', { used: format.exact(used), max: format.exact(perDay) });
  return (
    <div className={styles['state']}>
      <p>
        {t('sent.model')} <bdi className={styles['model']}>{model}</bdi> · <bdi>{host}</bdi>
      </p>
      <Meter label={t('sent.today')} value={used} max={perDay} text={text} nearly={used > 0.8 * perDay} />
      <p className={styles['note']}>{t('sent.resets', { time: format.dateTime(resetsAt), timezone: format.timezone() })}</p>
      {count === 0 && <p>{t('sent.nothing')}</p>}
    </div>
  );
}
