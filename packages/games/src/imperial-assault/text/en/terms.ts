/** Keywords and conditions: names that only cards show, and what they do. */
export const terms = {
  'keyword.reach': 'Reach',
  'keyword.mobile': 'Mobile',
  'keyword.massive': 'Massive',
  'keyword.block': '+{n} block',
  'keyword.evade': '+{n} evade',
  'surge.ability': '{n, plural, one {# surge} other {# surges}}: {effect}',
  'keywordText.reach': 'Melee attacks reach up to 2 spaces; beyond the next space they need line of sight.',
  'keywordText.blast':
    'If the target suffered damage, all others on or next to its space suffer this damage, friendly figures too.',
  'keywordText.cleave':
    'If the target suffered damage, another hostile figure that could have been the target suffers this damage.',
  'keywordText.pierce': 'Ignores this many blocks of the defence.',
  'keywordText.recover': 'The figure recovers this much damage, after an attack even if it missed.',
  'keywordText.mobile': 'Ignores terrain and may stop on it; pays nothing extra for terrain or hostile figures.',
  'keywordText.massive':
    'Moves like a Mobile figure and may stop on others, which are pushed away. Figures never stop line of sight to or from it.',
  'keywordText.stun': 'If the target suffered damage, it becomes Stunned.',
  'keywordText.bleed': 'If the target suffered damage, it becomes Bleeding.',
  'keywordText.weaken': 'If the target suffered damage, it becomes Weakened.',
  'keywordText.focus': 'If the target suffered damage, the attacker becomes Focused.',
  'keywordText.hide': 'If the target suffered damage, the attacker becomes Hidden.',
  'keywordText.accuracy': 'Added to the accuracy of each of its attacks.',
  'keywordText.block': 'Added to each of its defences.',
  'keywordText.evade': 'Added to each of its defences; cancels a surge of the attack.',
  'keywordText.damage': 'Added to the damage of the attack.',
  'keywordText.critical-hit':
    'If the target is defeated by this attack, the opponent discards a random command card from the hand.',
  'conditionText.stunned':
    'It cannot declare an attack nor leave its space voluntarily. An action discards the condition.',
  'conditionText.bleeding':
    'After each action of its activation it suffers 1 strain. An action discards the condition, without strain.',
  'conditionText.weakened': '−1 surge when it attacks, −1 evade when it defends, until the end of its activation.',
  'conditionText.focused': '1 green die more in its next attack, which uses the condition up.',
  'conditionText.hidden': 'Attacks on it have −2 accuracy. Its own next attack has +1 surge and uses the condition up.',
};

export type TermTexts = Readonly<Record<keyof typeof terms, string>>;
