/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CategoryParameter } from './categoryParameter.ts';
import type { GlassParameter } from './glassParameter.ts';
import type { NamePartParameter } from './namePartParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';
import type { OnlyFeaturedParameter } from './onlyFeaturedParameter.ts';
import type { PageLimitParameter } from './pageLimitParameter.ts';
import type { PublicationParameter } from './publicationParameter.ts';
import type { SortParameter } from './sortParameter.ts';
import type { SpiritParameter } from './spiritParameter.ts';
import type { WithPhotoParameter } from './withPhotoParameter.ts';

export type ListAdminCocktailsParams = {
/**
 * What visitors see of an item at this moment. `scheduled` is published and not shown yet, `ended` not shown any more.
 */
status?: PublicationParameter;
/**
 * Id or name of a category.
 * @maxLength 200
 */
category?: CategoryParameter;
/**
 * Only the featured ones, or only the others.
 */
featured?: OnlyFeaturedParameter;
/**
 * Id or name of a spirit.
 * @maxLength 200
 */
spirit?: SpiritParameter;
/**
 * Id or name of a piece of glassware.
 * @maxLength 200
 */
glass?: GlassParameter;
/**
 * Only those with a photo, or only those without.
 */
photo?: WithPhotoParameter;
/**
 * A part of the name, whatever the case and accents. Where no name has it, names are found that have its words but for small
 * mistakes.
 * @maxLength 200
 */
name?: NamePartParameter;
/**
 * By name, the strongest first, or the newest first. Drinks of unknown strength come last. A draft is as new as its publication, and what is shown from a later moment on as new as that.
 */
sort?: SortParameter;
/**
 * At most this many.
 * @minimum 1
 * @maximum 1000
 */
limit?: PageLimitParameter;
/**
 * Leave out this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};
