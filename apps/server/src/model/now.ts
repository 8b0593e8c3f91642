/** Current time in epoch milliseconds. What is compared between servers takes the database's: see `DatabaseTime`. */
export type Now = () => number;
