/** What the contract declares and no test in the process of its server brings about, with the reason. */
export const UNSEEN: readonly { what: RegExp; why: string }[] = [
  {
    what: /^any operation (?:request-timeout|headers-too-large)$/,
    why: 'No request is there yet: Node hands out the connection, and answer-outside-requests.ts writes to it (http-server.test.ts).',
  },
  {
    what: /^logIn too-many-requests$/,
    why: 'A client would have to log in hundreds of times at once; client-shares.test.ts does it with cheaper requests.',
  },
  {
    what: /^any operation site-busy$/,
    why: 'Many clients, each within its share, would have to ask at once; fair-queue.test.ts does it without requests.',
  },
];
