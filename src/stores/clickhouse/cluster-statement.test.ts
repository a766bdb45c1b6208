import { describe, expect, test } from 'vitest';
import { onCluster } from './cluster-statement.ts';
import { onAllShards, onEachShard } from './shard-scope.ts';

const place = { name: 'three', database: 'ear', replicated: true };
const asked = (sql: string) => onCluster(sql, place).replace(/\s+/g, ' ');

describe('a statement on a cluster', () => {
  test.each([
    ['asks all shards', 'SELECT count() FROM mentions FINAL', 'SELECT count() FROM ear.mentions AS mentions FINAL'],
    [
      'asks each shard for its answer where that is said',
      `SELECT count() FROM ${onEachShard('SELECT * FROM mentions FINAL LEFT ANY JOIN (SELECT id FROM posts) AS own ON own.id = mentions.post_id')}`,
      "SELECT count() FROM cluster('three', view(SELECT * FROM ear.mentions_local AS mentions FINAL LEFT ANY JOIN (SELECT id FROM ear.posts_local AS posts) AS own ON own.id = mentions.post_id))",
    ],
    [
      'is within a shard where a part of it is',
      `SELECT 1 FROM ${onEachShard(`SELECT * FROM posts WHERE id IN (SELECT post_id FROM ${onEachShard('SELECT * FROM mentions')})`)} AS found`,
      "SELECT 1 FROM cluster('three', view(SELECT * FROM ear.posts_local AS posts WHERE id IN (SELECT post_id FROM (SELECT * FROM ear.mentions_local AS mentions)))) AS found",
    ],
    [
      'asks all shards from within one',
      `SELECT 1 FROM ${onEachShard(`SELECT * FROM mentions WHERE thread_key IN ${onAllShards('SELECT thread_key FROM posts')} AND kind = 1`)}`,
      "SELECT 1 FROM cluster('three', view(SELECT * FROM ear.mentions_local AS mentions WHERE thread_key IN (SELECT thread_key FROM ear.posts AS posts) AND kind = 1))",
    ],
    [
      'sends an answer of all shards along',
      `SELECT 1 FROM mentions WHERE thread_key IN ${onAllShards(`SELECT k FROM ${onEachShard('SELECT k FROM posts')}`)}`,
      "SELECT 1 FROM ear.mentions AS mentions WHERE thread_key GLOBAL IN (SELECT k FROM cluster('three', view(SELECT k FROM ear.posts_local AS posts)))",
    ],
    [
      'leaves alone what is whole everywhere',
      `SELECT 1 FROM ${onEachShard('SELECT * FROM mentions WHERE post_id NOT IN (SELECT key FROM hidden_mentions FINAL)')}`,
      "SELECT 1 FROM cluster('three', view(SELECT * FROM ear.mentions_local AS mentions WHERE post_id NOT IN (SELECT key FROM ear.hidden_mentions AS hidden_mentions FINAL)))",
    ],
    [
      'looks into the text index of each shard',
      `SELECT 1 FROM posts WHERE hasAny(terms, ${onAllShards(`SELECT groupUniqArray(token) FROM ${onEachShard('SELECT token FROM mergeTreeTextIndex(currentDatabase(), posts, terms_index)')}`)})`,
      "SELECT 1 FROM ear.posts AS posts WHERE hasAny(terms, (SELECT groupUniqArray(token) FROM cluster('three', view(SELECT token FROM mergeTreeTextIndex('ear', posts_local, terms_index)))))",
    ],
    [
      'deletes on all machines, looking up on each what is to go',
      'DELETE FROM mentions IN PARTITION 3 WHERE post_id IN (SELECT id FROM posts FINAL WHERE demo = 1)',
      'DELETE FROM ear.mentions_local ON CLUSTER three IN PARTITION 3 WHERE post_id IN (SELECT id FROM ear.posts_local AS posts FINAL WHERE demo = 1)',
    ],
    [
      'deletes by any machine what is whole everywhere',
      'DELETE FROM hidden_mentions WHERE topic_id = 1',
      'DELETE FROM ear.hidden_mentions WHERE topic_id = 1',
    ],
    [
      'merges on all machines',
      'OPTIMIZE TABLE mentions PARTITION 3 FINAL',
      'OPTIMIZE TABLE ear.mentions_local ON CLUSTER three PARTITION 3 FINAL',
    ],
    [
      'writes what it finds by the table over all shards',
      'INSERT INTO mentions (post_id) SELECT id FROM posts',
      'INSERT INTO ear.mentions (post_id) SELECT id FROM ear.posts AS posts',
    ],
  ])('%s', (_, sql, expected) => {
    expect(asked(sql)).toBe(expected);
  });

  test('is for one machine the same with the marks and without them', () => {
    const sql = `SELECT count() FROM ${onEachShard(`SELECT * FROM mentions WHERE id IN ${onAllShards('SELECT id FROM posts')}`)}`;
    expect(sql.replace(/\/\*.*?\*\//g, '')).toBe(
      'SELECT count() FROM (SELECT * FROM mentions WHERE id IN (SELECT id FROM posts))',
    );
  });
});
