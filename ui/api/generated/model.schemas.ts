// Generated from openapi.yaml. Do not edit.
export * from '#openapi/generated/model.ts';
