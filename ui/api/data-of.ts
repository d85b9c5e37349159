/** The body of an answer that came with its headers, as the `select` of a query that reads no header. */
export function dataOf<Data>({ data }: { data: Data }): Data {
  return data;
}
