/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NotePatch } from './notePatch.ts';

export type NotePatchBody = NotePatch;
