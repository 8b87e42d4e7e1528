/** What could not be concluded so often is refused: it is likely what ends the process or the connection. */
export const MOST_ATTEMPTS = 5;
