/** What the abilities of deployment cards do. */
export const abilityTexts = {
  'abilityText.targeting-computer': 'When it attacks, it may reroll 1 attack die.',
  'abilityText.awkward': 'It cannot choose an adjacent figure as the target of an attack.',
  'abilityText.brutality':
    'Action. Two attacks, one after the other, against two different targets. They count as the attack of this activation.',
  'abilityText.force-choke':
    'Action. Choose a hostile figure in line of sight: it suffers 2 damage and 1 strain. This is not an attack.',
  'abilityText.foresight': 'When it is attacked, it may reroll 1 defence die.',
  'abilityText.tripod':
    'In its activation it cannot leave its space once it has attacked, nor attack once it has left its space.',
  'abilityText.assault': 'It may attack with any number of its actions.',
  'abilityText.generals-orders':
    'Action. Choose up to two other friendly figures anywhere on the map: each may at once move up to its Speed in movement points.',
  'abilityText.epic-arsenal': 'For each attack, choose 3 attack dice of any colours, at most 2 of one colour.',
  'abilityText.order':
    'Action. Choose another friendly figure within 2 spaces: it may at once move up to its Speed in movement points. By the later rulings it has 2 movement points.',
  'abilityText.cower': 'When it is attacked while it is next to a friendly figure, it may reroll 1 defence die.',
  'abilityText.executive-order':
    'Action. Choose another friendly figure within 2 spaces: it may at once move up to its Speed in movement points, or attack. This counts for no limit of either figure.',
  'abilityText.self-destruct':
    'At the end of a round you may roll 1 red die: all adjacent figures, friendly ones too, and objects that can be attacked suffer that damage. Then this figure is defeated.',
  'abilityText.protector':
    'When another friendly figure is attacked and this one is on or next to the target space, the defence gets +1 block. Only one Protector counts in an attack.',
  'abilityText.vengeance': 'When a friendly figure next to it is defeated, it becomes Focused.',
  'abilityText.forward-vengeance':
    'When a friendly figure next to it is defeated, it becomes Focused and may then move 1 space.',
  'abilityText.executor':
    'Once per round, when another friendly figure within 3 spaces is defeated, it may move up to 2 spaces and then attack.',
  'abilityText.squad-training':
    'When it attacks while it is next to another friendly Trooper, it may reroll 1 attack die.',
  'abilityText.last-stand': 'When it is defeated, another figure of its group of your choice becomes Focused.',
  'abilityText.slam':
    'Action. Choose an adjacent hostile figure and roll 1 red die: it suffers the damage rolled. Then you may push it 1 space if it is small. This is not an attack.',
  'abilityText.shattering-blow':
    'When it declares an attack, you may discard a command card from your hand to remove 1 defence die of your choice.',
  'abilityText.trooper-assault':
    'Once per round, after a friendly Trooper within 3 spaces has attacked in its activation, that Trooper may gain Assault until the end of the activation.',
  'abilityText.enraged': 'While it has suffered damage, it may attack with any number of its actions.',
  'abilityText.charge':
    'Action. It moves up to its Speed in spaces, then it may attack. That attack counts as the attack of this activation.',
  'abilityText.tactical-maneuver':
    'Action. Choose another friendly figure in line of sight: it gets 2 movement points and spends them at once.',
  'abilityText.on-my-mark': 'Action. Choose another friendly figure in line of sight: it becomes Focused.',
  'abilityText.return-fire':
    'Once per round, after an attack on this figure from which it suffered no damage, it may attack the attacker.',
  'abilityText.distracting':
    'When another friendly figure is attacked and this one is on or next to the target space, the defence gets +1 evade.',
  'abilityText.cunning': 'When it is attacked, each of its evades is also a block.',
  'abilityText.hair-trigger':
    'Once per round, when a hostile figure begins its activation, this figure may attack it if it is a legal target.',
  'abilityText.nimble':
    'After an attack on this figure it gets 2 movement points for each evade of its defence. Outside its activation it spends them at once.',
  'abilityText.saber-strike':
    'Action. A melee attack with 1 red and 1 yellow die and Pierce 3. It counts as the attack of this activation.',
  'abilityText.inspiring':
    'When another friendly figure within 3 spaces attacks, it may reroll 1 die of the attack or of the defence.',
  'abilityText.priority-target': 'Figures do not stop line of sight for its attacks.',
  'abilityText.overload': 'It may use the same surge ability twice in an attack, and pays for it twice.',
  'abilityText.aim': 'If it has not left its space in this activation, its attacks get +1 damage and +2 accuracy.',
  'abilityText.arsenal': 'For each attack, choose 2 attack dice of any colours.',
  'abilityText.relentless': 'When it declares an attack on a figure within 3 spaces, that figure suffers 1 strain.',
  'abilityText.pounce':
    'Action. Place it so that one of its spaces is an empty space within 3 spaces, not blocking terrain; then it may attack. That attack counts as the attack of this activation.',
  'abilityText.non-sentient': 'It cannot interact.',
  'abilityText.scattergun': 'Its attacks on adjacent targets get +1 damage.',
  'abilityText.acp-scattergun': 'Its attacks on adjacent targets get +2 damage.',
  'abilityText.massive': 'It has ended on other figures and cannot move again in this activation.',
  'abilityText.balance-of-the-force':
    'Your command cards may cost 18 points instead of 15. The deck still has 15 cards.',
  'abilityText.devious-scheme':
    'Your opponent gets the initiative and deploys first; you choose the deployment zones. No effect if both armies have this card.',
  'abilityText.first-strike': 'Both players score 4 points after the set-up.',
  'abilityText.rebel-high-command': 'At the end of each round you draw 1 more command card.',
  'abilityText.temporary-alliance-imperial': 'Your army may have up to 2 Mercenary deployment cards with figures.',
  'abilityText.temporary-alliance-mercenary': 'Your army may have up to 2 Rebel deployment cards with figures.',
};

export type AbilityTexts = Readonly<Record<keyof typeof abilityTexts, string>>;
