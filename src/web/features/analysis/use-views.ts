/** The saved views of the topic of the page, and what can be done with them. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { createView, deleteView, getViews, type SavedView, updateView, type ViewInput } from '../../../contract/saved-views.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { type Called, refreshRequests, request, useRequest } from '../../lib/call.ts';
import { learnt } from '../../lib/hints.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { useAnalysis } from './use-analysis.ts';
import { type SetView, searchOfView, searchToKeep, tabOf } from './view-search.ts';

export function useViews(): Called<SavedView[]> {
  const { id } = useAnalysis();
  const answer = useRequest(getViews, { id }, { neutral: { data: [] } });
  return { ...answer, data: answer.data.data };
}

/** What the page shows. */
export function useSetView(): SetView {
  const { search } = useAnalysis();
  const tab = useLocation({ select: ({ pathname }) => tabOf(pathname) });
  return { tab, search };
}

/** A new view, or changes of one. */
export type ViewToSave = { input: ViewInput } | { viewId: string; changes: Partial<ViewInput> };

export function useSaveView() {
  const client = useQueryClient();
  const { id } = useAnalysis();
  return useMutation({
    mutationFn: async (saved: ViewToSave) =>
      (
        await ('input' in saved
          ? request(createView, { ...saved.input, id })
          : request(updateView, { ...saved.changes, viewId: saved.viewId }))
      ).data,
    onSuccess: () => learnt('saveView'),
    onSettled: () => refreshRequests(client, getViews),
  });
}

export interface ViewActions {
  /** Makes the view lead to what the page shows. */
  set(view: SavedView): void;
  remove(view: SavedView): void;
}

/** At once, with a way back for some seconds: it is then written as it was. */
export function useViewActions(): ViewActions {
  const { t } = useTranslation('views');
  const notify = useNotify();
  const client = useQueryClient();
  const now = useSetView();
  const save = useSaveView();
  const deletion = useMutation({
    mutationFn: (viewId: string) => request(deleteView, { viewId }),
    onSettled: () => refreshRequests(client, getViews),
  });

  function bringBack({ name }: SavedView, before: ViewToSave): void {
    save.mutateAsync(before).then(
      () => notify(t('undone', { name })),
      (error: Error) => notify(t('notUndone', { name }), error),
    );
  }

  // Promises, not callbacks of the call: the list may be closed before the answer is there.
  return {
    set(view) {
      const { id: viewId, name, tab } = view;
      const before = { viewId, changes: { tab, search: searchToKeep(searchOfView(view)) } };
      save.mutateAsync({ viewId, changes: { tab: now.tab, search: searchToKeep(now.search) } }).then(
        () => notify(t('updated', { name }), 'done', { label: t('undo'), run: () => bringBack(view, before) }),
        (error: Error) => notify(t('notUpdated', { name }), error),
      );
    },
    remove(view) {
      const { id: viewId, name, tab, shared } = view;
      // Pressed once more while it is under way.
      if (deletion.isPending && deletion.variables === viewId) return;
      const before = { input: { name, tab, shared, search: searchToKeep(searchOfView(view)) } };
      deletion.mutateAsync(viewId).then(
        () => notify(t('deleted', { name }), 'done', { label: t('undo'), run: () => bringBack(view, before) }),
        (error: Error) => notify(t('notDeleted', { name }), error),
      );
    },
  };
}
