import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApprovedPictures } from './approved-pictures.ts';
import { differingCells, fingerprint, type Fingerprint } from './fingerprint.ts';
import type { Shot } from './photograph.ts';
import { pictureDifference, readPixels } from './picture-difference.ts';

/** A picture beside the approved one. */
export interface Compared extends Shot {
  /** Of the picture that was taken now. */
  now: Fingerprint;
  /** Of the approved one, null when there is none. */
  approved: Fingerprint | null;
  /** Whether the picture differs from the approved one. */
  isOther: boolean;
  /** The cells of the fingerprint that differ. */
  cells: number[];
  /** Pixels that differ, 0 to 1; null when the approved picture itself is not at hand. */
  share: number | null;
}

/** Where pictures lie, by the names of their files. */
export interface Places {
  new: string;
  approved: string;
  difference: string;
}

interface Known {
  /** The browser that took the new pictures. */
  renderer: string;
  /** The fingerprints of the repository. */
  approved: ApprovedPictures;
  /** The fingerprints of the pictures in `places.approved`. */
  atHand: ApprovedPictures;
  places: Places;
}

/** Fewer differing pixels than this come from the browser, not from a change. */
const ALIKE_SHARE = 0.0001;
/** Of 255. The same browser draws the same picture again; another one draws the edges of letters differently. */
const TOLERANCE = { sameBrowser: 0.05, otherBrowser: 3 };

/** Compares a new picture with the approved one where that is at hand, otherwise with its fingerprint. */
export async function compare(shot: Shot, { renderer, approved, atHand, places }: Known): Promise<Compared> {
  const name = `${shot.theme} ${shot.width}`;
  const picture = readFileSync(join(places.new, shot.file));
  const file = join(places.approved, shot.file);
  const beforePicture = existsSync(file) ? readFileSync(file) : null;
  const ofBefore = atHand.get(shot.story.id)?.pictures.get(name);
  const isSame = ofBefore && beforePicture?.equals(picture);
  const now = isSame ? ofBefore : fingerprint(await readPixels(picture));
  const story = approved.get(shot.story.id);
  const before = story?.pictures.get(name);
  if (!story || !before) return { ...shot, now, approved: null, isOther: false, cells: [], share: null };
  const tolerance = story.renderer === renderer ? TOLERANCE.sameBrowser : TOLERANCE.otherBrowser;
  const cells = differingCells(before, now, tolerance);
  const compared = { ...shot, now, approved: before, cells, isOther: cells.length > 0, share: null };
  // The picture that lies there may have been approved on another branch.
  if (!beforePicture || ofBefore?.cells !== before.cells || ofBefore.height !== before.height)
    return compared;
  const { share, picture: difference } = await pictureDifference(beforePicture, picture);
  const isOther = share > ALIKE_SHARE;
  if (difference && isOther) writeFileSync(join(places.difference, shot.file), difference);
  return { ...compared, isOther, share };
}
