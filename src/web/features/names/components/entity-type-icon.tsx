/** The sign of a type of entity; its word stands beside it. */
import { IconBuilding, IconMapPin, IconPackage, IconUser } from '@tabler/icons-react';
import type { EntityType } from '../../../../contract/themes.ts';

const ICONS = { organisation: IconBuilding, product: IconPackage, person: IconUser, place: IconMapPin } as const;

export function EntityTypeIcon({ type, size = 16 }: { type: EntityType; size?: number }) {
  const Icon = ICONS[type];
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
