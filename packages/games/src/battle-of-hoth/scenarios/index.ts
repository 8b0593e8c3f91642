import type { ScenarioRules } from '../rules/scenario-book.ts';
import { objectives } from './objectives.ts';
import { specialRules } from './special-rules.ts';
import { suddenVictories } from './sudden-victories.ts';

/** The code of every kind of entry that scenario files may have. A kind without code makes its scenarios unplayable. */
export const scenarioRules: ScenarioRules = { objectives, specialRules, suddenVictories };
