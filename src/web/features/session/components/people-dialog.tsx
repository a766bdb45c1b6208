/** Who else is in the organisation. Only to be read: there are no roles, and whoever runs the program adds and removes people. */
import { Modal, Skeleton } from '@mantine/core';
import type { OrgUser } from '../../../../contract/accounts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useOrgUsers } from '../../../lib/organisation.ts';
import { useSession } from '../../../lib/session.ts';
import dialog from '../../../ui/dialog.module.css';
import { Initial } from '../../../ui/initial.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { useClientSettings } from '../use-client-settings.ts';
import styles from './people-dialog.module.css';

export function PeopleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['session', 'app']);
  const people = useOrgUsers();
  const organisation = people.data[0]?.org.name;
  return (
    <Modal
      opened
      onClose={onClose}
      title={organisation ? t('session:people.titleOf', { organisation }) : t('session:people.title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
      centered
      classNames={{ title: dialog['title'] ?? '' }}
    >
      <Loaded of={people} skeleton={<Skeleton height={96} />}>
        {(those) => <PeopleList people={those} />}
      </Loaded>
      <PeopleNotes />
    </Modal>
  );
}

function PeopleList({ people }: { people: readonly OrgUser[] }) {
  const { t } = useTranslation('session');
  const own = useSession((session) => session.user?.email.toLowerCase());
  return (
    <ul className={styles['people']} aria-label={t('people.title')}>
      {people.map(({ id, name, email }) => (
        <li key={id} className={styles['person']}>
          <Initial name={name || email} />
          <span className={styles['who']}>
            <span className={styles['name']}>
              <bdi>{name || email}</bdi>
              {email.toLowerCase() === own && <span className={styles['you']}>{t('people.you')}</span>}
            </span>
            {name && <span className={styles['email']}>{email}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function PeopleNotes() {
  const { t } = useTranslation('session');
  const settings = useClientSettings();
  return (
    <div className={styles['notes']}>
      <p>{t('people.noRoles')}</p>
      <p>{t('people.whoAdds')}</p>
      {settings?.embedded && settings.registration === 'open' && <p>{t('people.registration')}</p>}
    </div>
  );
}
