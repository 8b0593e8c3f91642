import type { OptionSentences } from '../en/options.ts';

/** What the lobby says of this title; the file is named `lobby.ts` once the title is listed. */
export const options: OptionSentences = {
  'title.imperial-assault': 'Star Wars: Assalto Imperiale',
  'title.imperial-assault.line': 'Scontro diretto: due eserciti, una missione, vince chi arriva a 40 punti.',
  'title.imperial-assault.time': '60 minuti',
  'seat.p1': 'Giocatore 1',
  'seat.p2': 'Giocatore 2',
  'option.armies': 'Eserciti',
  'option.armies.first-skirmish': 'Primo scontro: giocatore 1 Impero, giocatore 2 Ribelli',
  'option.armies.own': 'Ognuno il proprio, in segreto',
  'option.mission': 'Missione',
  'option.mission.draw': 'Pescata a caso',
  'option.mission.mos-eisley-outskirts-a': 'Raggiungere la Nave (Periferia di Mos Eisley)',
  'option.mission.mos-eisley-outskirts-b': 'Merce di Contrabbando (Periferia di Mos Eisley)',
  'option.mission.moisture-farm-a': 'Vicino a Casa (Fattoria di umidità)',
  'option.mission.moisture-farm-b': 'Gruppo di Predoni (Fattoria di umidità)',
  'option.mission.massassi-ruins-a': 'Conoscenza Perduta (Rovine Massassi)',
  'option.mission.massassi-ruins-b': 'Nessuna Traccia (Rovine Massassi)',
  'option.ruleset': 'Regole',
  'option.ruleset.seed': 'Come stampate: punti quando un intero gruppo è sconfitto',
  'option.ruleset.faq': 'Chiarimenti successivi: punti per ogni miniatura',
  'option.allowPass': 'Chi ha meno carte pronte può passare',
  'option.roundLimit': 'Ultimo round (0: senza limite)',
  'outcome.points': 'Più punti vittoria',
  'outcome.elimination': 'L’ultima miniatura di un esercito è sconfitta',
  'outcome.rounds': 'L’ultimo round è finito',
};
