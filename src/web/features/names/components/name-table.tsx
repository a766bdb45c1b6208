/** Names with what else they are called, who changed them and when, and what can be done with each. */
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { OwnEntity } from '../../../../contract/entities.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { EntityTypeIcon } from '../../../ui/entity-type-icon.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import { ListTable } from '../../../ui/list-table.tsx';
import { useFocusAround } from '../../../ui/use-focus-around.ts';
import { useDeleteWithUndo } from '../use-delete-with-undo.ts';
import styles from './name-table.module.css';

/** The others are told in number; all of them stand in the dialogue. */
const SHOWN_ALIASES = 12;

export interface NameTableProps {
  names: readonly OwnEntity[];
  onEdit: (name: OwnEntity) => void;
}

export function NameTable({ names, onEdit }: NameTableProps) {
  const { t } = useTranslation('names');
  const remove = useDeleteWithUndo();
  const columns = [
    { id: 'name', word: t('columns.name') },
    { id: 'type', word: t('columns.type'), className: styles['wide'] },
    { id: 'changed', word: t('columns.changed'), className: styles['wide'] },
  ];
  return (
    <ListTable label={t('list')} columns={columns} className={styles['names']}>
      {names.map((name) => (
        <NameRow key={name.id} name={name} onEdit={() => onEdit(name)} onDelete={() => remove(name)} />
      ))}
    </ListTable>
  );
}

function NameRow({ name: entity, onEdit, onDelete }: { name: OwnEntity; onEdit: () => void; onDelete: () => void }) {
  const { t } = useTranslation('names');
  const { type, name, aliases } = entity;
  const row = useFocusAround<HTMLTableRowElement>();
  const typeWords = (
    <span className={styles['type']}>
      <EntityTypeIcon type={type} />
      {t(`types.${type}`)}
    </span>
  );
  return (
    <tr ref={row} data-name={name}>
      <th scope="row" className={styles['name']}>
        <InPlan>
          <button type="button" className={styles['open']} onClick={onEdit}>
            {name}
          </button>
        </InPlan>
        {aliases.length > 0 && <Aliases aliases={aliases} />}
        <span className={styles['narrow']}>
          {typeWords}
          <Changed name={entity} />
        </span>
      </th>
      <td className={styles['wide']}>{typeWords}</td>
      <td className={styles['wide']}>
        <Changed name={entity} />
      </td>
      <td>
        <Actions name={name} onEdit={onEdit} onDelete={onDelete} />
      </td>
    </tr>
  );
}

function Actions({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) {
  const { t } = useTranslation('names');
  return (
    <span className={styles['actions']}>
      <InPlan>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('edit', { name })} onClick={onEdit}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      </InPlan>
      <InPlan>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('delete', { name })} onClick={onDelete}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </InPlan>
    </span>
  );
}

function Aliases({ aliases }: { aliases: readonly string[] }) {
  const { t } = useTranslation('names');
  const hidden = aliases.length - SHOWN_ALIASES;
  return (
    <ul className={styles['aliases']} aria-label={t('aliases')}>
      {aliases.slice(0, SHOWN_ALIASES).map((alias) => (
        <li key={alias}>{alias}</li>
      ))}
      {hidden > 0 && <li className={styles['more']}>{t('moreAliases', { count: hidden })}</li>}
    </ul>
  );
}

function Changed({ name: { updatedAt, updatedBy } }: { name: OwnEntity }) {
  const { t } = useTranslation('names');
  const format = useFormat();
  const now = useNow();
  const when = format.relative(updatedAt, now);
  return (
    <span className={styles['changed']} title={format.dateTime(updatedAt)}>
      {updatedBy === null ? when : t('changedBy', { when, name: updatedBy })}
    </span>
  );
}
