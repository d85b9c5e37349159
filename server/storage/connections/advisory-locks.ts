/**
 * The numbers of the locks by which the processes of a site on PostgreSQL wait for each other. No other program
 * on its database may use these numbers.
 */
export const ADVISORY_LOCKS = { migration: 20_261_121, writer: 20_261_123, backup: 20_261_125 };
