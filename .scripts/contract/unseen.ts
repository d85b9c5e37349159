/** What the contract declares and no test brings about, with the reason. */
export const UNSEEN: readonly { what: RegExp; why: string }[] = [];
