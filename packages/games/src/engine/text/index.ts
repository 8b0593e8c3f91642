import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** The engine's own sentences by language. */
export const engineText = { en, it, fr, es, pt };

export type EngineKey = keyof typeof engineText.en;
