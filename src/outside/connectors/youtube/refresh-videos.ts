/** Videos with their figures as they are now (videos.list): a unit of the quota for each fifty. */
import type { ImportedPost } from '../../../contract/posts.ts';
import { FoundPosts } from '../found-posts.ts';
import type { KeyedReader, LeftOut } from '../reading.ts';
import { askYouTube, YOUTUBE, type YouTubeKey } from './ask-youtube.ts';
import { ofVideo, type Video, video, videoList } from './youtube-videos.ts';

const AT_ONCE = 50;
/** Four calls. */
export const MOST_VIDEOS = 200;

export interface RefreshedVideos {
  posts: readonly ImportedPost[];
  leftOut: readonly LeftOut[];
}

/** The first 200 are looked up; those that are no longer there, or not for everybody, are absent. @throws SourceFailure */
export async function refreshVideos(
  reader: KeyedReader,
  { ids, ...key }: YouTubeKey & { ids: readonly string[] },
): Promise<RefreshedVideos> {
  const found = new FoundPosts(new URL(key.base ?? YOUTUBE).host);
  const asked = ids.slice(0, MOST_VIDEOS);
  const videos = await lookedUp(reader, key, asked, found);
  for (const one of videos) found.add(ofVideo(one));
  const { posts, leftOut } = found.reading(null, null, true);
  return { posts, leftOut };
}

/** @throws SourceFailure */
export async function lookedUp(
  reader: KeyedReader,
  key: YouTubeKey,
  ids: readonly string[],
  found: FoundPosts,
): Promise<Video[]> {
  const videos: Video[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const parameters = { part: 'snippet,statistics', id: ids.slice(from, from + AT_ONCE).join(','), maxResults: String(AT_ONCE) };
    const { items } = await askYouTube(reader, key, { method: 'videos', parameters, shape: videoList });
    videos.push(...found.readable(items, video));
  }
  return videos;
}
