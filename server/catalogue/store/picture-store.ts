/** `id` is the hash of the content; sizes are in pixels. */
export interface Picture {
  id: string;
  bytes: Uint8Array;
  mime: string;
  width: number;
  height: number;
}

export interface PictureVariant {
  pictureId: string;
  width: number;
  mime: string;
  bytes: Uint8Array;
}

export interface PictureStore {
  find(id: string): Promise<Picture | null>;
  findWidth(id: string): Promise<number | null>;
  findVariant(pictureId: string, width: number, mime: string): Promise<Uint8Array | null>;
  /** Ahead of the change that names it; one that is there already counts as stored now. */
  save(picture: Picture): Promise<void>;
  saveVariant(variant: PictureVariant): Promise<void>;
  /** Pictures that no item and no change names, and that were stored before `before` (a running time). */
  sweep(before: string): Promise<void>;
}
