export const ATTACK_DICE = ['red', 'blue', 'green', 'yellow'] as const;
export const DEFENCE_DICE = ['black', 'white'] as const;
export type AttackDie = (typeof ATTACK_DICE)[number];
type DefenceDie = (typeof DEFENCE_DICE)[number];
export type Die = AttackDie | DefenceDie;

/** Icons of attack and defence results. */
type AttackIcon = 'accuracy' | 'damage' | 'surge';
type DefenceIcon = 'block' | 'evade' | 'dodge';
export type Icon = AttackIcon | DefenceIcon;
/** A face, or the sum of several. */
export type Icons = Readonly<Partial<Record<Icon, number>>>;

const attack = (line: string): Icons[] =>
  line.split(' ').map((face) => {
    const [accuracy = 0, damage = 0, surge = 0] = face.split('/').map(Number);
    return { accuracy, damage, surge };
  });

const defence = (line: string): Icons[] =>
  line.split(' ').map((face) => {
    const [block = 0, evade = 0, dodge = 0] = face.split('/').map(Number);
    return { block, evade, dodge };
  });

/** The six faces of each die: accuracy, damage and surge, or block, evade and dodge. */
export const FACES: Readonly<Record<Die, readonly Icons[]>> = {
  red: attack('0/1/0 0/2/0 0/2/0 0/2/1 0/3/0 0/3/0'),
  blue: attack('2/0/1 2/1/0 3/1/1 3/2/0 4/2/0 5/1/0'),
  green: attack('1/0/1 1/1/1 1/2/0 2/1/1 2/2/0 3/2/0'),
  yellow: attack('0/0/1 0/1/2 1/2/0 1/1/1 2/1/0 2/0/1'),
  black: defence('1/0/0 1/0/0 2/0/0 2/0/0 3/0/0 0/1/0'),
  white: defence('0/0/0 1/0/0 0/1/0 1/1/0 1/1/0 0/0/1'),
};
