import type { TermTexts } from '../en/terms.ts';

export const terms: TermTexts = {
  'keyword.reach': 'Allonge',
  'keyword.mobile': 'Mobile',
  'keyword.massive': 'Massif',
  'keyword.block': '+{n} blocage',
  'keyword.evade': '+{n} évitement',
  'surge.ability': '{n, plural, one {# adrénaline} other {# adrénalines}} : {effect}',
  'keywordText.reach':
    'Les attaques au corps à corps portent jusqu’à 2 cases ; au-delà de la case voisine, il faut une ligne de vue.',
  'keywordText.blast':
    'Si la cible a subi des dégâts, tout le monde d’autre sur sa case ou à côté subit ces dégâts, même les figurines amies.',
  'keywordText.cleave':
    'Si la cible a subi des dégâts, une autre figurine hostile qui aurait pu être la cible subit ces dégâts.',
  'keywordText.pierce': 'Ignore autant de blocages de la défense.',
  'keywordText.recover': 'La figurine récupère autant de dégâts, après une attaque même si elle a raté.',
  'keywordText.mobile':
    'Ignore le terrain et peut s’y arrêter ; ne paie rien de plus pour le terrain ni pour les figurines hostiles.',
  'keywordText.massive':
    'Se déplace comme une figurine Mobile et peut s’arrêter sur d’autres, qui sont repoussées. Les figurines ne bloquent jamais la ligne de vue depuis ou vers elle.',
  'keywordText.stun': 'Si la cible a subi des dégâts, elle reçoit l’état Sonné.',
  'keywordText.bleed': 'Si la cible a subi des dégâts, elle reçoit l’état Hémorragie.',
  'keywordText.weaken': 'Si la cible a subi des dégâts, elle reçoit l’état Affaibli.',
  'keywordText.focus': 'Si la cible a subi des dégâts, l’attaquant reçoit l’état Concentré.',
  'keywordText.hide': 'Si la cible a subi des dégâts, l’attaquant reçoit l’état Caché.',
  'keywordText.accuracy': 'S’ajoute à la précision de chacune de ses attaques.',
  'keywordText.block': 'S’ajoute à chacune de ses défenses.',
  'keywordText.evade': 'S’ajoute à chacune de ses défenses ; annule une adrénaline de l’attaque.',
  'keywordText.damage': 'S’ajoute aux dégâts de l’attaque.',
  'keywordText.critical-hit':
    'Si la cible est vaincue par cette attaque, l’adversaire défausse au hasard une carte Commandement de sa main.',
  'conditionText.stunned':
    'Elle ne peut ni déclarer d’attaque ni quitter sa case d’elle-même. Une action défausse l’état.',
  'conditionText.bleeding':
    'Après chaque action de son activation, elle subit 1 stress. Une action défausse l’état, sans stress.',
  'conditionText.weakened':
    '−1 adrénaline quand elle attaque, −1 évitement quand elle se défend, jusqu’à la fin de son activation.',
  'conditionText.focused': '1 dé vert de plus dans sa prochaine attaque, qui consomme l’état.',
  'conditionText.hidden':
    'Les attaques contre elle ont −2 de précision. Sa propre prochaine attaque a +1 adrénaline et consomme l’état.',
};
