/** Who speaks, how far it carries, and who answers whom. */
import { getReplyNetwork, getWho } from '../../../../contract/analysis/endpoints.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { useFigures } from '../api.ts';
import { Influencers } from '../components/influencers.tsx';
import { Network } from '../components/network.tsx';
import { NoMention } from '../components/no-mention.tsx';
import styles from './tab-grid.module.css';

const ROWS = 12;
/** Pixels: what the panels come to with their rows. */
const TABLE = 660;
const PICTURE = 440;

export function WhoPage() {
  const { t } = useTranslation('analysis');
  const who = useFigures(getWho);
  return (
    <Loaded
      of={who}
      skeleton={
        <div className={styles['grid']}>
          <LoadingPanel title={t('who.title')} height={TABLE} />
          <LoadingPanel title={t('network.title')} height={PICTURE} />
        </div>
      }
    >
      {(data) => {
        if (data === null || data.mentions === 0) return <NoMention />;
        return (
          <div className={styles['grid']}>
            <Influencers who={data} stale={who.stale} most={ROWS} />
            <LoadedNetwork />
          </div>
        );
      }}
    </Loaded>
  );
}

function LoadedNetwork() {
  const { t } = useTranslation('analysis');
  const network = useFigures(getReplyNetwork);
  return (
    <Loaded of={network} skeleton={<LoadingPanel title={t('network.title')} height={PICTURE} />}>
      {(data) => data && <Network network={data} stale={network.stale} />}
    </Loaded>
  );
}
