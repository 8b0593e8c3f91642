/** What command cards do; “you” is the figure that uses the card, or the player where the card has no box. */
export const commandTexts = {
  'commandText.celebration': 'Use when a hostile figure with a unique card has been defeated: score 4 points.',
  'commandText.deadeye': 'Use when you attack: +2 accuracy.',
  'commandText.element-of-surprise':
    'Use when you declare an attack in your activation on a figure that had no line of sight to you when the activation began: remove 1 die of your choice from its defence.',
  'commandText.expose-weakness': 'Action. Choose an adjacent hostile figure: the next attack on it has Pierce 3.',
  'commandText.fleet-footed': 'Use during your activation: gain 1 movement point.',
  'commandText.planning': 'Action. Draw 2 command cards. Then discard one of them, unless you are a Leader.',
  'commandText.rally': 'Use when your activation begins: discard all harmful conditions.',
  'commandText.recovery': 'Action. Recover 2 damage.',
  'commandText.sit-tight':
    'Use at the start of a round: you pass your turns in this round until you have more ready deployment cards than your opponent at the beginning of your turn.',
  'commandText.take-cover':
    'Action. Until the end of the round attacks on you get −2 accuracy, and your defence gets +1 block.',
  'commandText.take-initiative':
    'Use at the start of a round: you take the initiative. Then exhaust one of your deployment cards with figures.',
  'commandText.to-the-limit':
    'Use during your activation after one of your special actions: you may take 1 more action at once. Then you become Stunned.',
  'commandText.urgency': 'Action. Gain movement points equal to your Speed plus 2 and spend them at once.',
  'commandText.deflection':
    'Use when an attack on you is declared: it gets −2 accuracy. If you suffer no damage from it, the attacker then suffers 2 damage.',
  'commandText.ferocity': 'Use at the end of a round: choose a Creature of either player and attack with it.',
  'commandText.guardian-stance':
    'Use when an adjacent friendly figure is attacked: reroll any number of attack and defence dice together.',
  'commandText.hunter-protocol': 'Use when you attack: you may use the same surge ability twice and pay for it twice.',
  'commandText.marksman': 'Use before you declare a ranged attack: figures do not stop line of sight for it.',
  'commandText.price-on-their-heads':
    'Action. Attach this card to a hostile deployment card with figures on the map: you score 4 points more when the last figure of that group is defeated.',
  'commandText.pummel':
    '2 actions. Only with the melee attack type: 2 attacks, one after the other. They count as the attack of this activation.',
  'commandText.regroup':
    'Action. Discard all harmful conditions of all friendly figures next to you, but not your own.',
  'commandText.telekinetic-throw':
    'Action. Choose a hostile figure within 3 spaces in line of sight and roll 2 blue dice: it suffers the damage rolled. This is not an attack.',
  'commandText.burst-fire':
    'Action. Attack. If the target suffers damage, all other figures on or next to its space become Stunned, friendly ones too.',
  'commandText.close-the-gap': 'Use at the start of a round: each of your Brawlers may move 1 space.',
  'commandText.furious-charge':
    'Use after an attack on you from which you suffered 3 or more damage: your deployment card becomes ready.',
  'commandText.knowledge-and-defense': 'Action. Until the end of the round your defence has 1 white die more.',
  'commandText.meditation': 'Action. You have 1 action more in your next activation.',
  'commandText.one-in-a-million':
    'Use when you declare an attack outside your activation: remove all dice from the target’s defence.',
  'commandText.sarlacc-sweep':
    'Action. 2 attacks, one after the other, against two different figures. They count as the attack of this activation.',
  'commandText.covering-fire':
    'Use at the start of a round: in this round all your Troopers have a surge ability for 1 surge: Stun, and +2 damage if the target is Stunned already.',
  'commandText.force-lightning':
    'Action. Choose a hostile figure within 2 spaces in line of sight: it and all figures next to it, friendly ones too, suffer 2 damage and become Stunned. This is not an attack.',
  'commandText.lord-of-the-sith':
    'Use during your activation: you have 1 action more for each hostile figure that is defeated in this activation, before or after you play the card.',
  'commandText.lure-of-the-dark-side':
    'Action. Choose a small hostile figure within 3 spaces: attack with it any figure but itself. The attack counts for no limit.',
  'commandText.maximum-firepower': '2 actions. Attack with +4 damage. It counts as the attack of this activation.',
  'commandText.shadow-ops': 'Action. Your opponent cannot play command cards until the end of the round.',
  'commandText.son-of-skywalker': 'Use when any figure has ended its activation: your deployment card becomes ready.',
  'commandText.take-it-down':
    'Action. Choose an adjacent friendly figure: it attacks with +2 damage. The attack counts for no limit.',
};

export type CommandTexts = Readonly<Record<keyof typeof commandTexts, string>>;
