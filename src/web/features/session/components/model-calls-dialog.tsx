/** What was sent to the language model for the organisation: by whom, when, what for, and the texts to the letter; and how much may be sent today. */
import { Modal, Select, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { getModelCalls, MODEL_PURPOSES, type ModelCalls, type ModelPurpose } from '../../../../contract/model-calls.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
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
  const [rows, setRows] = useState<Rows>(25);
  const [purpose, setPurpose] = useState<ModelPurpose | null>(null);
  const input = { ...(purpose && { purpose }), skip: (page - 1) * rows, limit: rows };
  const answer = useRequest(getModelCalls, input, { neutral: NEUTRAL, keepLast: true });
  function choose(chosen: ModelPurpose | null): void {
    setPurpose(chosen);
    setPage(1);
  }
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
            {(calls.count > 0 || purpose !== null) && <PurposeChoice purpose={purpose} onChoose={choose} />}
            {calls.count === 0 && <Nothing of={calls} purpose={purpose} />}
            {calls.count > 0 && <Calls of={calls} {...{ page, rows, setPage, setRows }} />}
            {(calls.count > 0 || calls.configure.length === 0) && <p className={styles['note']}>{t('session:sent.kept')}</p>}
          </div>
        )}
      </Loaded>
    </Modal>
  );
}

function PurposeChoice({
  purpose,
  onChoose,
}: {
  purpose: ModelPurpose | null;
  onChoose: (purpose: ModelPurpose | null) => void;
}) {
  const { t } = useTranslation('session');
  const data = [
    { value: ALL, label: t('sent.all') },
    ...MODEL_PURPOSES.map((one) => ({ value: one, label: t(`sent.purposes.${one}`) })),
  ];
  return (
    <Select
      label={t('sent.purpose')}
      data={data}
      value={purpose ?? ALL}
      onChange={(chosen) => onChoose(MODEL_PURPOSES.find((one) => one === chosen) ?? null)}
      allowDeselect={false}
      size="xs"
      w={200}
    />
  );
}

const ALL = 'all';

function Nothing({ of: { configure }, purpose }: { of: ModelCalls; purpose: ModelPurpose | null }) {
  const { t } = useTranslation('session');
  if (purpose !== null) return <p className={styles['note']}>{t('sent.nothingOfThis')}</p>;
  return configure.length === 0 ? <p className={styles['note']}>{t('sent.nothing')}</p> : null;
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
function ModelState({ of: { model, host, budget, configure } }: { of: ModelCalls }) {
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
  const max = format.exact(perDay);
  const text =
    used > perDay
      ? t('sent.usedBeyond', { max, more: format.exact(used - perDay) })
      : t('sent.used', { used: format.exact(used), max });
  return (
    <div className={styles['state']}>
      <p>
        {t('sent.model')} <bdi className={styles['model']}>{model}</bdi> · <bdi>{host}</bdi>
      </p>
      <Meter label={t('sent.today')} value={used} max={perDay} text={text} nearly={used > 0.8 * perDay} />
      <p className={styles['note']}>{t('sent.resets', { time: format.dateTime(resetsAt), timezone: format.timezone() })}</p>
    </div>
  );
}
