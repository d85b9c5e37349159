/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Publication } from './publication.ts';

export type PublicationParameter = Publication;
