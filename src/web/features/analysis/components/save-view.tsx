/** Saves what is set as a view; not there where a view has it already. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useSetView, useViews } from '../use-views.ts';
import { isSetTo } from '../view-search.ts';
import { ViewDialog } from './view-dialog.tsx';

export function SaveView() {
  const { t } = useTranslation('views');
  const views = useViews();
  const now = useSetView();
  const [asked, setAsked] = useState(false);
  if (!asked && (views.pending || views.data.some((view) => isSetTo(view, now)))) return null;
  return (
    <>
      <Button variant="subtle" color="gray" size="compact-sm" data-act="saveView" onClick={() => setAsked(true)}>
        {t('save')}
      </Button>
      {asked && <ViewDialog onClose={() => setAsked(false)} />}
    </>
  );
}
