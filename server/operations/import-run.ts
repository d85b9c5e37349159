import { checkBody } from '#openapi/check-body.ts';
import type { FieldError, RowError } from '#openapi/generated/model/index.ts';
import { normaliseText } from '#openapi/normalise.ts';
import { nameKey } from '#openapi/names.ts';
import type { CocktailDraft, SheetCocktail, SheetField } from '#server/domain/sheets/sheet-fields.ts';
import { IdPool, isId, slugOf } from '#openapi/slug.ts';
import { expectManyRows } from '#server/storage/bulk-rows.ts';
import type { Written } from '#server/storage/change-log.ts';
import { readCocktailKeys, saveCocktails } from '#server/storage/import-rows.ts';
import { stateOf } from '#server/storage/kept-states.ts';
import { readKeptCocktails, type KeptCocktail } from '#server/storage/read-kept.ts';
import type { CocktailRow } from '#server/storage/models.ts';
import {
  cocktailColumns,
  newCocktailRow,
  ownValues,
  type CocktailValues,
  type OwnFields,
} from '#server/storage/rows.ts';
import type { Access } from '#server/storage/storage.ts';
import { RESERVED_COCKTAIL_IDS } from '#server/storage/write-cocktails.ts';
import { formOf, isUnchanged, withoutNeedlessDefaults } from './import-form.ts';
import { ImportReferences } from './import-references.ts';

/** A row of the sheet on its way into the catalogue. */
interface CocktailToWrite {
  row: CocktailRow;
  values: CocktailValues;
  before: KeptCocktail | null;
}

/** What one sheet does to the catalogue, a batch of rows at a time, inside the one transaction of `access`. */
export class ImportRun {
  created = 0;
  updated = 0;
  unchanged = 0;
  readonly errors: RowError[] = [];
  readonly references: ImportReferences;
  readonly #access: Access;
  readonly #now: string;
  readonly #ids: IdPool;
  readonly #idByName: Map<string, string>;
  readonly #known: Set<string>;
  /** The row that had a cocktail first, by the cocktail's id. */
  readonly #rowOf = new Map<string, number>();

  #saving: Promise<void> = Promise.resolve();

  private constructor(
    access: Access,
    now: string,
    keys: { id: string; nameKey: string }[],
    references: ImportReferences,
  ) {
    this.#access = access;
    this.#now = now;
    this.#known = new Set(keys.map(({ id }) => id));
    this.#ids = new IdPool([...RESERVED_COCKTAIL_IDS, ...this.#known]);
    this.#idByName = new Map(keys.map(({ id, nameKey: key }) => [key, id]));
    this.references = references;
  }

  static async begin(access: Access, now: Date): Promise<ImportRun> {
    const time = now.toISOString();
    await expectManyRows(access);
    const keys = await readCocktailKeys(access);
    return new ImportRun(access, time, keys, await ImportReferences.read(access, time));
  }

  /** Works on a batch of rows. It is written while the next one is worked on. */
  async take(drafts: readonly CocktailDraft[]): Promise<void> {
    const ids = drafts.flatMap(({ fields }) => this.#findId(fields) ?? []);
    const kept = await readKeptCocktails(
      this.#access,
      ids.filter((id) => this.#known.has(id)),
    );
    const toSave: CocktailToWrite[] = [];
    for (const draft of drafts) {
      const cocktail = this.#takeRow(draft, kept);
      if (cocktail) toSave.push(cocktail);
    }
    await this.#saving;
    this.#saving = this.#save(toSave);
    // Awaited by the next batch or by `end`; until then nobody else hears of a failure.
    this.#saving.catch(() => undefined);
  }

  /** Waits until everything is written. */
  async end(): Promise<void> {
    await this.#saving;
  }

  async #save(cocktails: CocktailToWrite[]): Promise<void> {
    await this.references.save(this.#access);
    const toSave = cocktails.map(({ row, values: { links } }) => ({ row, links }));
    const replaced = cocktails.flatMap(({ row, before }) => (before ? [row.id] : []));
    await saveCocktails(this.#access, toSave, replaced);
    const written = cocktails.map(({ row, values, before }): Written => ({
      id: row.id,
      before: before && stateOf(before),
      after: values,
    }));
    await this.#access.changes?.record(this.#access, 'cocktails', written);
  }

  /** "A row with an id or a name that exists updates that cocktail": the id wins. */
  #findId({ id, name }: SheetCocktail): string | undefined {
    const wanted = nameKey(id ?? '');
    if (this.#known.has(wanted) || this.#rowOf.has(wanted)) return wanted;
    return this.#idByName.get(nameKey(normaliseText(name ?? '')));
  }

  /** The cocktail to save; null when there is nothing to do or the row is left out. */
  #takeRow({ rowNumber, fields, defaulted }: CocktailDraft, kept: Map<string, KeptCocktail>) {
    const id = this.#findId(fields);
    const earlier = id === undefined ? undefined : this.#rowOf.get(id);
    if (earlier !== undefined) {
      const message = `This cocktail stands in row ${earlier} already; a sheet may name it once`;
      return this.#leaveOut(rowNumber, [{ field: 'name', message }]);
    }
    const before = id === undefined ? undefined : kept.get(id);
    const said = before ? withoutNeedlessDefaults(fields, defaulted, before) : fields;
    const checked = checkBody('CocktailFields', formOf(said, before));
    const valid = checked.body as unknown as OwnFields;
    const errors = [...checked.errors, ...this.#checkNames(valid, said, id, checked.errors)];
    if (errors.length > 0) return this.#leaveOut(rowNumber, errors);

    const values = this.#resolve(valid, said, before);
    return before ? this.#update(before, values, rowNumber) : this.#create(values, fields.id, rowNumber);
  }

  #checkNames(
    fields: OwnFields,
    said: SheetCocktail,
    id: string | undefined,
    found: FieldError[],
  ): FieldError[] {
    const isFine = (field: string) =>
      said[field as SheetField] !== undefined && found.every((error) => error.field !== field);
    const errors: FieldError[] = [];
    const holder = isFine('name') ? this.#idByName.get(nameKey(fields.name)) : undefined;
    if (holder !== undefined && holder !== id) {
      errors.push({ field: 'name', message: `There is already a cocktail named "${fields.name}"` });
    }
    for (const field of ['category', 'spirits', 'equipment', 'garnish'] as const) {
      if (isFine(field)) errors.push(...this.references.check(field, fields[field] ?? []));
    }
    for (const field of ['type', 'glassware'] as const) {
      const value = fields[field];
      if (isFine(field) && value) errors.push(...this.references.check(field, [value]));
    }
    return errors;
  }

  /** References that the sheet does not have stay as they are. */
  #resolve(fields: OwnFields, said: SheetCocktail, before: KeptCocktail | undefined): CocktailValues {
    const many = (field: 'category' | 'spirits' | 'equipment' | 'garnish') =>
      said[field] === undefined && before
        ? before.links[field]
        : this.references.resolve(field, fields[field] ?? []);
    const one = (field: 'type' | 'glassware', now: string | null | undefined) => {
      if (said[field] === undefined && before) return now ?? null;
      const value = fields[field];
      return value ? (this.references.resolve(field, [value])[0] ?? null) : null;
    };
    return {
      ...ownValues(fields),
      typeId: one('type', before?.row.typeId),
      glasswareId: one('glassware', before?.row.glasswareId),
      links: {
        category: many('category'),
        spirits: many('spirits'),
        equipment: many('equipment'),
        garnish: many('garnish'),
      },
    };
  }

  #create(values: CocktailValues, wantedId: string | null | undefined, rowNumber: number): CocktailToWrite {
    const free = typeof wantedId === 'string' && isId(wantedId) && this.#ids.claim(wantedId);
    const id = free ? wantedId : this.#ids.take(slugOf(values.name, 'cocktail'));
    this.created += 1;
    this.#rowOf.set(id, rowNumber);
    this.#idByName.set(nameKey(values.name), id);
    return { row: newCocktailRow(id, values, this.#now), values, before: null };
  }

  #update(before: KeptCocktail, values: CocktailValues, rowNumber: number): CocktailToWrite | null {
    const { row } = before;
    this.#rowOf.set(row.id, rowNumber);
    const columns = cocktailColumns(values);
    if (isUnchanged(before, columns, values.links)) {
      this.unchanged += 1;
      return null;
    }
    this.updated += 1;
    this.#idByName.delete(row.nameKey);
    this.#idByName.set(columns.nameKey, row.id);
    const raised = { version: row.version + 1, createdAt: row.createdAt, updatedAt: this.#now };
    return { row: { ...columns, id: row.id, ...raised }, values, before };
  }

  #leaveOut(row: number, errors: FieldError[]): null {
    for (const { field, message } of errors) this.errors.push({ row, field, message });
    return null;
  }
}
