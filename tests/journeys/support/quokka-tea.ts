/** A small set of posts about something nobody else writes of: 3 in the last 7 days, 6 in the last 30. */
import type { StoredPost } from './stored-posts.ts';

export const QUOKKA_TEA: readonly StoredPost[] = [
  {
    id: 'quokka-1',
    media_type: 'news',
    daysAgo: 1,
    title: 'Quokkatea opens in Central',
    content: 'People queue for quokkatea and sesame toast.',
  },
  { id: 'quokka-2', media_type: 'forum', daysAgo: 2, title: '', content: 'Is quokkatea worth the queue?' },
  { id: 'quokka-3', media_type: 'facebook', daysAgo: 3, content: 'quokkatea again, 袋鼠茶真係好飲' },
  { id: 'quokka-4', media_type: 'news', daysAgo: 10, title: 'Sesame quokkatea on trial', content: 'It sold out by noon.' },
  { id: 'quokka-5', media_type: 'forum', daysAgo: 15, content: 'Quokkatea jobs: three openings' },
  { id: 'quokka-6', media_type: 'news', daysAgo: 20, title: 'A quokkatea chain', content: 'Its owner has plans.' },
];
