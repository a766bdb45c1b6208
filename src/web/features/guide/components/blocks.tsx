/** What stands on a page of the guide. Pictures have their size before they are there, so that nothing jumps. */
import { Fragment } from 'react';
import type { Block } from '../guide-blocks.ts';
import styles from './blocks.module.css';
import { Words } from './words.tsx';

/** Of every picture, as the journeys take them. */
const PICTURE = { width: 1200, height: 750 };

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  // A page does not change while it is shown.
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells one block from another
    <Fragment key={at}>
      <BlockShown block={block} />
    </Fragment>
  ));
}

function BlockShown({ block }: { block: Block }) {
  if ('heading' in block) {
    const Heading = block.heading === 2 ? 'h2' : 'h3';
    return (
      <Heading id={block.id} className={styles[Heading]}>
        <Words of={block.text} />
      </Heading>
    );
  }
  if ('paragraph' in block) {
    return (
      <p>
        <Words of={block.paragraph} />
      </p>
    );
  }
  if ('list' in block) {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {block.list.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells one item from another
          <li key={at}>
            <Blocks blocks={item} />
          </li>
        ))}
      </List>
    );
  }
  if ('rows' in block) return <Table block={block} />;
  if ('lines' in block) return <pre className={styles['lines']}>{block.lines}</pre>;
  return <img className={styles['picture']} src={block.picture} alt={block.alt} loading="lazy" decoding="async" {...PICTURE} />;
}

function Table({ block: { head, rows } }: { block: Extract<Block, { rows: unknown }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div className={styles['table']} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells one column from another
              <th key={at} scope="col">
                <Words of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells one row from another
            <tr key={at}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells one cell from another
                <td key={column}>
                  <Words of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
