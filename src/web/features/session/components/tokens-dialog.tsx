/** The tokens by which programs call for whoever is signed in: those that there are, a new one, and a new one as it is told, once. */
import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { AccessToken } from '../../../../contract/access-tokens.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import dialog from '../../../ui/dialog.module.css';
import { MadeToken } from './made-token.tsx';
import { TokenForm } from './token-form.tsx';
import { TokenList } from './token-list.tsx';

type Face = { shows: 'list'; isBack?: true } | { shows: 'form' } | { shows: 'made'; made: AccessToken & { token: string } };

export function TokensDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['tokens', 'session', 'app']);
  const [face, setFace] = useState<Face>({ shows: 'list' });
  const [asking, setAsking] = useState(false);
  const title = { list: t('session:tokens.title'), form: t('tokens:newTitle'), made: t('tokens:madeTitle') };
  const back = () => setFace({ shows: 'list', isBack: true });
  // What is told once does not go by a slip.
  const isTold = face.shows === 'made';
  return (
    <Modal
      opened
      onClose={onClose}
      // Of two dialogs the one above is meant.
      closeOnEscape={!asking && !isTold}
      closeOnClickOutside={!isTold}
      title={title[face.shows]}
      closeButtonProps={{ 'aria-label': t('app:close') }}
      centered
      size="lg"
      classNames={{ title: dialog['title'] ?? '' }}
    >
      {face.shows === 'list' && (
        <TokenList
          focusCreate={face.isBack ?? false}
          onAsking={setAsking}
          onCreate={() => setFace({ shows: 'form' })}
          onClose={onClose}
        />
      )}
      {face.shows === 'form' && <TokenForm onCancel={back} onMade={(made) => setFace({ shows: 'made', made })} />}
      {face.shows === 'made' && <MadeToken made={face.made} onDone={back} />}
    </Modal>
  );
}
