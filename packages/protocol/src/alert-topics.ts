/** Kinds of news that a player can do without. Apart from their schemas, which no page of the client loads. */
export const ALERT_TOPICS = ['turn', 'deadline', 'request', 'match', 'rematch', 'mention'] as const;
