/** Passing words at the corner of the page, kept here until their time is over or somebody puts them away; ui/notices.tsx shows them. */
import { create } from 'zustand';

export interface Notice {
  /** Said again while it stands there, it stays as it is. */
  id: string;
  tone: 'done' | 'failed' | 'told';
  text: string;
  action?: NoticeAction;
  /** Milliseconds; null until it is put away. */
  stays: number | null;
}

export interface NoticeAction {
  /** A verb. */
  label: string;
  run(): void;
}

/** Oldest first. */
export const useNotices = create<{ notices: readonly Notice[] }>()(() => ({ notices: [] }));

export function showNotice(notice: Notice): void {
  const { notices } = useNotices.getState();
  if (notices.every(({ id }) => id !== notice.id)) useNotices.setState({ notices: [...notices, notice] });
}

export function hideNotice(id: string): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
