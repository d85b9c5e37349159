import { HEADER, type Contract } from './contract-source.ts';

const REPORTED = ['createdItems', 'errors', 'existing', 'failedRows', 'notes', 'recipes', 'sameItems'];

/** Pages import their limits from here, so that they do not load the bodies of the dashboard. */
export function limitsModule({ components, paths, 'x-body-limits': bodyLimits }: Contract): string {
  const { parameters, schemas } = components;
  const limitOfParameter = (path: string, name: string) => {
    const found = paths[path]?.['get']?.parameters?.find((parameter) => parameter.name === name);
    return limitOf(name, found?.schema, 'maxLength');
  };
  const limitOfField = (schema: string, name: string, rule: Rule) =>
    limitOf(name, schemas[schema]?.properties?.[name], rule);
  return `${HEADER}
/** One read of a list gives at most this many items. */
export const MAX_PER_READ = ${limitOf('Limit', parameters['Limit']?.schema, 'maximum')};

/** A house-made ingredient yields at most this many millilitres. */
export const MAX_YIELD_ML = ${limitOfField('HouseIngredientContent', 'yieldMl', 'maximum')};

/** A name, or another text that narrows a list, has at most this many characters. */
export const MAX_NAME_CHARACTERS = ${limitOfParameter('/api/admin/changes', 'name')};

/** A read takes at most this many bottles, and this many things to leave out. */
export const MAX_BOTTLES = ${limitOf('Have', parameters['Have']?.schema, 'maxItems')};
export const MAX_EXCLUSIONS = ${limitOf('Without', parameters['Without']?.schema, 'maxItems')};

/** A search reads at most this many characters. */
export const MAX_TERM_CHARACTERS = ${limitOfParameter('/api/cocktails/search/{term}', 'term')};

/** The last place of a featured cocktail on the home page. */
export const MAX_FEATURED_PLACE = ${limitOf('FeaturedPlace', schemas['FeaturedPlace'], 'maximum')};

/** The name of an item has at most this many characters. */
export const MAX_ITEM_NAME_CHARACTERS = ${limitOf('Name', schemas['Name'], 'maxLength')};

/** A bulk change has at most this many items. */
export const MAX_BULK_ITEMS = ${limitOf('BulkIds', schemas['BulkIds'], 'maxItems')};

/** A new password has at least this many characters. */
export const MIN_PASSWORD_CHARACTERS = ${limitOfField('PasswordChange', 'newPassword', 'minLength')};

/** A response lists at most this many: referrers of an item, items that a command changed, options of a filter. */
export const MAX_LISTED_REFERRERS = ${limitOfField('Problem', 'usedBy', 'maxItems')};
export const MAX_COUNTED_ITEMS = ${limitOfField('CountedItems', 'items', 'maxItems')};
export const MAX_FILTER_OPTIONS = ${limitOf('FilterOptions', schemas['FilterOptions'], 'maxItems')};

/** A bar lists at most this many: bottles to choose, bottles to buy next, cocktails that such a bottle opens. */
export const MAX_BAR_BOTTLES = ${limitOfField('Bar', 'bottles', 'maxItems')};
export const MAX_NEXT_BOTTLES = ${limitOfField('Bar', 'next', 'maxItems')};
export const MAX_OPENED_COCKTAILS = ${limitOfField('NextBottle', 'cocktails', 'maxItems')};

/** The report of an import lists at most this many of each. */
export const MAX_REPORTED = ${JSON.stringify(
    Object.fromEntries(REPORTED.map((name) => [name, limitOfField('ImportResults', name, 'maxItems')])),
  )};
export const MAX_DOUBTED_ROWS = ${limitOfField('ImportDoubt', 'rows', 'maxItems')};
export const MAX_NOTE_FIELD_CHARACTERS = ${limitOfField('RowNote', 'field', 'maxLength')};
export const MAX_NOTE_CHARACTERS = ${limitOfField('RowNote', 'message', 'maxLength')};

/** A sheet has at most this many bytes. */
export const MAX_SHEET_BYTES = ${limitOfField('ImportInput', 'file', 'x-max-bytes')};

/** A body has at most this many bytes: as JSON, in a form without its files, and where no session is needed. */
export const BODY_LIMITS = ${JSON.stringify(bodyLimits)};
`;
}

type Rule = 'maximum' | 'maxItems' | 'minLength' | 'maxLength' | 'x-max-bytes';

/** Throws when the contract has no such limit, for example after a parameter was renamed. */
function limitOf(name: string, schema: object | undefined, rule: Rule): number {
  const limit = (schema as Record<string, unknown> | undefined)?.[rule];
  if (typeof limit === 'number') return limit;
  throw new Error(`openapi.yaml gives ${name} no ${rule}.`);
}
