import { bodyField } from '#openapi/validation/body-field.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { NamedPicture } from '#openapi/generated/model/index.ts';
import { pictureFileKey, pictureFileName } from '#openapi/names/picture-file-name.ts';
import type { SheetCocktail } from '#server/sheets/sheet-fields.ts';

const { maxProperties: MAX_NAMED = Infinity } = bodyField('ImportFields', 'pictures');
const { maxItems: MAX_ROWS } = contract.components.schemas.NamedPicture.properties.rows;

export class NamedPictures {
  readonly #addresses: ReadonlyMap<string, string>;
  readonly #missing = new Map<string, NamedPicture>();

  constructor(addresses: Readonly<Record<string, string>>) {
    this.#addresses = new Map(
      Object.entries(addresses).map(([name, address]) => [pictureFileKey(name), address]),
    );
  }

  apply(fields: SheetCocktail, row: number): SheetCocktail {
    const name = typeof fields.image === 'string' ? pictureFileName(fields.image) : null;
    if (name === null) return fields;
    const key = pictureFileKey(name);
    const address = this.#addresses.get(key);
    if (address !== undefined) return { ...fields, image: address };
    const known = this.#missing.get(key);
    if (known) {
      if (known.rows.length < MAX_ROWS) known.rows.push(row);
    } else if (this.#missing.size < MAX_NAMED) this.#missing.set(key, { name, rows: [row] });
    return fields;
  }

  get missing(): NamedPicture[] {
    return [...this.#missing.values()];
  }
}
