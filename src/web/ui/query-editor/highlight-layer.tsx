/** The query in colours, drawn over a field whose own characters are invisible; for eyes only. */
import { memo, type Ref } from 'react';
import type { LayerSegment } from './layer-segments.ts';
import styles from './query-field.module.css';

export interface HighlightLayerProps {
  text: string;
  segments: readonly LayerSegment[];
  ref: Ref<HTMLDivElement>;
}

export const HighlightLayer = memo(function HighlightLayer({ text, segments, ref }: HighlightLayerProps) {
  return (
    <div ref={ref} className={styles['layer']} aria-hidden>
      {segments.map(({ start, end, kind, severity, paired }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: by place in the text, every letter typed would make anew all that follow
        <span key={at} data-kind={kind} data-severity={severity} data-paired={paired}>
          {text.slice(start, end)}
        </span>
      ))}
      {/* A line break at the very end would not open a line of its own. */}
      {'\u200b'}
    </div>
  );
});
