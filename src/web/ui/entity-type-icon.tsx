/** The sign of a type of entity; its word stands beside it. */
import { type Icon, IconBuilding, IconMapPin, IconPackage, IconUser } from '@tabler/icons-react';
import type { EntityType } from '../../contract/themes.ts';

const ICONS: Record<EntityType, Icon> = {
  person: IconUser,
  organisation: IconBuilding,
  place: IconMapPin,
  product: IconPackage,
};

export function EntityTypeIcon({ type, size = 16 }: { type: EntityType; size?: number }) {
  const Drawn = ICONS[type];
  return <Drawn size={size} stroke={1.75} aria-hidden />;
}
