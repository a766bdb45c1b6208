/** The query in colours, drawn over a field whose own characters are invisible; for eyes only. */
import { memo, type Ref, useRef } from 'react';
import { type LayerBlock, type LayerPiece, layerBlocks } from './layer-blocks.ts';
import type { LayerSegment } from './layer-segments.ts';
import styles from './query-field.module.css';

export interface HighlightLayerProps {
  text: string;
  segments: readonly LayerSegment[];
  ref: Ref<HTMLDivElement>;
}

export const HighlightLayer = memo(function HighlightLayer({ text, segments, ref }: HighlightLayerProps) {
  const before = useRef<readonly LayerBlock[]>([]);
  before.current = layerBlocks(text, segments, before.current);
  return (
    <div ref={ref} className={styles['layer']} aria-hidden>
      {before.current.map(({ key, pieces }) => (
        <Block key={key} pieces={pieces} />
      ))}
      {/* A line break at the very end would not open a line of its own. */}
      {'\u200b'}
    </div>
  );
});

const Block = memo(function Block({ pieces }: { pieces: readonly LayerPiece[] }) {
  return pieces.map(({ text, kind, severity, paired }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: by place in the block, every letter typed would make anew all that follow
    <span key={at} data-kind={kind} data-severity={severity} data-paired={paired}>
      {text}
    </span>
  ));
});
