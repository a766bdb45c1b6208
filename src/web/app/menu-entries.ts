/** The pages of the menu, in its order. Only what exists is listed. */
import {
  IconBell,
  IconBellRinging,
  IconBook2,
  IconHome,
  IconMail,
  IconRss,
  IconScale,
  IconSearch,
  IconStar,
  IconTags,
  IconTargetArrow,
} from '@tabler/icons-react';

export const MENU_ENTRIES = [
  { to: '/', label: 'home', Icon: IconHome, exact: true },
  { to: '/topics', label: 'topics', Icon: IconTargetArrow, exact: false },
  { to: '/featured', label: 'featured', Icon: IconStar, exact: false },
  { to: '/comparison', label: 'comparison', Icon: IconScale, exact: false },
  { to: '/query', label: 'query', Icon: IconSearch, exact: false },
  { to: '/alerts', label: 'alerts', Icon: IconBell, exact: false },
  { to: '/alert-dashboard', label: 'alertDashboard', Icon: IconBellRinging, exact: false },
  { to: '/names', label: 'names', Icon: IconTags, exact: false },
  { to: '/sources', label: 'sources', Icon: IconRss, exact: false },
  { to: '/guide', label: 'guide', Icon: IconBook2, exact: false },
  // Last: whether it is there is known a moment later, and nothing moves by it.
  { to: '/outbox', label: 'outbox', Icon: IconMail, exact: false },
] as const;
