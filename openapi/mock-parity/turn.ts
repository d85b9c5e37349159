/** One request of the conversation; its answer must be the same from the mock as from the server. */
export interface Turn {
  title: string;
  /** `{deleted spirits fog}` stands for the id of that change, `{import spirits fog}` for that of the import. */
  ask: string;
  json?: object;
  form?: Record<string, string | Blob>;
  text?: string;
  headers?: Record<string, string>;
  status: number;
}
