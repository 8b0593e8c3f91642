/** Ready phrases, which each reader gets in their own language. */
export const PHRASES = ['wellPlayed', 'thinking', 'moment', 'thanks', 'luck', 'goodGame'] as const;
export type Phrase = (typeof PHRASES)[number];
