/**
 * The locks by which a site's processes on PostgreSQL wait for each other. No other program on its database
 * may use these numbers.
 */
export const ADVISORY_LOCKS = { migration: 20_261_121, writer: 20_261_123, backup: 20_261_125 };
