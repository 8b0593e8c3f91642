import type { OptionSentences } from '../en/options.ts';

/** What the lobby says of this title; the file is named `lobby.ts` once the title is listed. */
export const options: OptionSentences = {
  'title.imperial-assault': 'Star Wars : Assaut sur l’Empire',
  'title.imperial-assault.line': 'Escarmouche : deux armées, une mission, le premier à 40 points.',
  'title.imperial-assault.time': '60 minutes',
  'seat.p1': 'Joueur 1',
  'seat.p2': 'Joueur 2',
  'option.armies': 'Armées',
  'option.armies.first-skirmish': 'Première escarmouche : joueur 1 l’Empire, joueur 2 les Rebelles',
  'option.armies.own': 'Chacun la sienne, en secret',
  'option.mission': 'Mission',
  'option.mission.draw': 'Piochée au hasard',
  'option.mission.mos-eisley-outskirts-a': 'Vers le vaisseau (abords de Mos Eisley)',
  'option.mission.mos-eisley-outskirts-b': 'Marchandises de contrebande (abords de Mos Eisley)',
  'option.mission.moisture-farm-a': 'Près de la maison (ferme d’humidité)',
  'option.mission.moisture-farm-b': 'Bande de pillards (ferme d’humidité)',
  'option.mission.massassi-ruins-a': 'Savoir perdu (ruines Massassi)',
  'option.mission.massassi-ruins-b': 'Ne laisser aucune trace (ruines Massassi)',
  'option.ruleset': 'Règles',
  'option.ruleset.seed': 'Telles qu’imprimées : points quand un groupe entier est vaincu',
  'option.ruleset.faq': 'Décisions ultérieures : points pour chaque figurine',
  'option.allowPass': 'Qui a moins de cartes prêtes peut passer',
  'option.roundLimit': 'Dernier round (0 : sans limite)',
  'outcome.points': 'Le plus de points de victoire',
  'outcome.elimination': 'La dernière figurine d’une armée est vaincue',
  'outcome.rounds': 'Le dernier round est terminé',
};
