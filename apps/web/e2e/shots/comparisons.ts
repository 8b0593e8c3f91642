/** What a screenshot is compared with: the mock by the number in its file name, and what to look for. */
export interface Comparison {
  /** Absent where no mock shows this state. */
  readonly mock?: string;
  readonly lookFor: string;
}

/** Comparisons by the name of the screenshot. */
export const COMPARISONS: Readonly<Record<string, Comparison>> = {
  '01-waiting-room': {
    mock: '29',
    lookFor: 'two panels: match, invite link and chat; seats and rules, with the start in view at 900 px',
  },
  '02-set-up': {
    mock: '14',
    lookFor: 'every unit in the tray, which systems lack a ground unit, the act that places the rest',
  },
  '03-assignment': {
    mock: '10',
    lookFor: 'leaders apart from cards, skills needed and missing on each card, the map still readable',
  },
  '04-order-of-movement': {
    mock: '11',
    lookFor: 'all places of the order in view, one panel for each neighbour, refused ones last with a reason',
  },
  '05-mission-roll': { mock: '12', lookFor: 'both sides of the roll, what is at stake, a question that is not cut' },
  '06-space-battle': {
    mock: '05',
    lookFor: 'fleets face each other, health below, dice on the horizon, the round and the dice in the rail',
  },
  '07-ground-battle': { mock: '05', lookFor: 'the same on the ground' },
  '08-refresh': { mock: '15b', lookFor: 'two full cards beside the map, the steps of the phase with their results' },
  '09-base-reveal': { mock: '13', lookFor: 'where the base is and what follows' },
  '10-end': { mock: '16', lookFor: 'who won and how, the last round of the story in view, both hands open' },
  '11-phone': { mock: '16b', lookFor: 'leaders, question and act above the tabs; only the missions scroll' },
  '12-spectator': { mock: '04', lookFor: 'both sides in the strip, no hand, nothing to press' },
  '13-replay': {
    mock: '26',
    lookFor: 'the log at the current step, rounds and marks on the line, no lamp besides Play and the step',
  },
  '14-rules': { mock: '27', lookFor: 'where the match stands in the rules, chapters, search' },
  '15-curtain': { mock: '28', lookFor: 'names and one act; nothing of the board' },
  '16-four-players': {
    mock: '30',
    lookFor: 'four seats apart without colour, owners of markers, dice and penalty of the turn',
  },
  '17-opposing-leaders': { mock: '12', lookFor: 'what each leader would add, the useful ones first' },
  '18-objectives': { mock: '04', lookFor: 'which objectives can be played now, and why the others cannot' },
  '19-objectives-phone': { mock: '16b', lookFor: 'the same by thumb' },
  '20-card-in-the-log': { lookFor: 'a card that the log names, not over the question' },
  '21-new-game': { mock: '29', lookFor: 'options in two columns, the act in view' },
  '22-forecast': { mock: '11', lookFor: 'units and dice of the combat that the order leads to' },
  '23-combat-over': { lookFor: 'losses of both sides beside the board' },
  '24-hoth-card': { mock: '06', lookFor: 'the card and the section it lights, the own baseline at the bottom' },
  '25-hoth-orders': { mock: '17', lookFor: 'which units may be ordered, how many, and those of two sections' },
  '26-hoth-attack': { mock: '18', lookFor: 'number of dice at each target, and why others are out of sight' },
  '27-hoth-phone': { mock: '20b', lookFor: 'the act and the hand never scroll away' },
  '28-hoth-end': { mock: '06', lookFor: 'the medals that decided, the board still readable' },
  '29-hoth-campaign': { mock: '20', lookFor: 'the battles so far, and what is carried into the next one' },
  '30-hoth-pause': { mock: '20', lookFor: 'results and effects of the last battle, secret objectives, who is ready' },
  '31-hoth-pause-phone': { mock: '20', lookFor: 'the same in one column' },
  '32-hoth-attack-chosen': { mock: '18', lookFor: 'line of sight, dice with each modifier, retreat' },
  '33-hoth-attack-phone': { mock: '20b', lookFor: 'the same by thumb' },
  '34-hoth-exits': { mock: '06', lookFor: 'exits as bars at the edge' },
  '35-hoth-new-game': { mock: '19', lookFor: 'seventeen maps to choose from, briefing and options beside them' },
  '37-lobby': { mock: '01', lookFor: 'cards of one height that fill the row, open games with one act each' },
  '38-command': { mock: '04', lookFor: 'every plate whole, what may be revealed first, the log beside it' },
  '39-rules-page': { mock: '27', lookFor: 'chapters beside the text, lines of a readable length' },
  '40-dice-phone': { mock: '03', lookFor: 'rows, dice and both acts in view without scrolling' },
  '41-replay-phone': { mock: '26', lookFor: 'the line, step, play, step; the rest in the drawer' },
  '42-kept-seat': { mock: '29', lookFor: 'for whom the seat is kept, its release, the shuffle' },
  '43-continue-phone': { mock: '29', lookFor: 'from which step the match continues, seats first' },
  '44-assault-activation': { mock: '07', lookFor: 'reach with its prices, armies with health, what can be attacked' },
  '45-assault-surges': {
    mock: '21',
    lookFor: 'steps, dice, sums with their parts, surges and what the target suffers',
  },
  '46-assault-reaction': {
    mock: '21b',
    lookFor: 'dice not rolled yet, the accuracy needed, the card that can be played',
  },
  '47-assault-army': { mock: '22', lookFor: 'what fits, what is chosen, points left, ready-made and saved armies' },
  '48-assault-phone': { mock: '24', lookFor: 'the map, the question and the act above the tabs' },
  '49-assault-surges-phone': { mock: '24', lookFor: 'the attack below the map, surges by thumb' },
  '50-assault-end': { mock: '07', lookFor: 'who won and why, points by round and where they came from' },
  '51-assault-waiting-room': { mock: '29', lookFor: 'the map of the mission, the rules of the match' },
  '52-hoth-breakthrough': { mock: '06', lookFor: 'the attack after an advance, where the unit may go on to' },
  '53-hoth-confirmation': { mock: '06', lookFor: 'both rolls against the walker and what they lead to' },
  '54-hoth-leave': { mock: '06', lookFor: 'leaving the board first among the choices of the unit' },
  '55-hoth-path-phone': { mock: '20b', lookFor: 'the way of a move chosen by thumb' },
  '56-superlaser': { mock: '25', lookFor: 'what is destroyed, in words; the act asks once more before it is done' },
  '57-located-base': { mock: '13', lookFor: 'the only system left, marked on the map and in the memory aid' },
  '58-hoth-sudden-victory': { mock: '06', lookFor: 'what decided the battle, which is not the medals' },
  '59-assignment-drag': { mock: '10', lookFor: 'the leader under the pointer, the missions that can take them' },
  '36-hoth-waiting-room': { mock: '29', lookFor: 'the battle above the rules, its options changeable by the host' },
};
