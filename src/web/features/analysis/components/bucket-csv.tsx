/** Takes what was clicked away as CSV. */
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { FilterBucket } from '../../../../contract/filter.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { AnalysisSearch } from '../filter-search.ts';
import { useExportPosts } from '../use-export-posts.ts';

interface BucketCsvProps {
  /** Of what the bucket is a part. */
  search: AnalysisSearch;
  bucket: FilterBucket;
  count: number;
}

export function BucketCsv({ search, bucket, count }: BucketCsvProps) {
  const { t } = useTranslation('exports');
  const { run, isPending } = useExportPosts({ search, bucket });
  return (
    <Button
      variant="default"
      size="xs"
      loading={isPending}
      leftSection={<IconDownload size={14} aria-hidden />}
      aria-label={t('csvOf')}
      onClick={() => run({ format: 'csv', count })}
    >
      {t('formats.csv')}
    </Button>
  );
}
