import type { Fingerprint } from './fingerprint.ts';

/** The pictures of a story as they are approved. */
export interface ApprovedStory {
  /** Which browser took them, see `rendererOf`. */
  renderer: string;
  /** By theme and width, such as `dark 375`. */
  pictures: Map<string, Fingerprint>;
}

/** By the id of the story. */
export type ApprovedPictures = Map<string, ApprovedStory>;

/** Reads the file of the approved pictures: a line for each story, and below it one for each of its pictures. */
export function parseApproved(text: string): ApprovedPictures {
  const approved: ApprovedPictures = new Map();
  let story: ApprovedStory | undefined;
  for (const line of text.split('\n')) {
    const words = line.split(' ');
    if (words.length === 2) {
      const [id = '', renderer = ''] = words;
      story = { renderer, pictures: new Map() };
      approved.set(id, story);
    }
    const [theme = '', width = '', height = '', cells = ''] = words;
    if (words.length === 4)
      story?.pictures.set(`${theme} ${width}`, { width: Number(width), height: Number(height), cells });
  }
  return approved;
}

/** The text of the file, in the order of the ids, so that two branches that approve other stories merge. */
export function formatApproved(approved: ApprovedPictures): string {
  const ids = [...approved.keys()].sort();
  return ids
    .map((id) => {
      const { renderer = '', pictures = new Map<string, Fingerprint>() } = approved.get(id) ?? {};
      const lines = [...pictures].map(([name, { height, cells }]) => `${name} ${height} ${cells}\n`);
      return `${id} ${renderer}\n${lines.join('')}`;
    })
    .join('');
}
