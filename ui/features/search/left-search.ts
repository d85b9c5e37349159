/** What the search shows when a result is followed. Its entry of the history stores this for the way back. */
export interface LeftSearch {
  term: string;
  isWhole: boolean;
  picked: string;
  scrollTop: number;
}

export function storeLeftSearch(left: LeftSearch): void {
  history.replaceState({ ...(history.state as object | null), search: left }, '');
}

/** The search that was left at the entry of the history that is shown. */
export function leftSearch(): LeftSearch | undefined {
  return (history.state as { search?: LeftSearch } | null)?.search;
}
