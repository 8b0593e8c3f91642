import type { ScenariosSentences } from '../en/scenarios.ts';

export const scenarios: ScenariosSentences = {
  'scenario.imperial-scout-mission.briefing':
    'Des droïdes sondes ont été largués sur Hoth à la recherche de traces de vie, suivis de près par des soldats des neiges. Une patrouille de la base Echo doit les détruire avant qu’ils ne transmettent leur rapport.',
  'scenario.snowspeeder-counter-attack.briefing':
    'Le premier quadripode a été repéré à découvert. Les snowspeeders doivent ralentir l’avance impériale pendant que les soldats forment une ligne.',
  'scenario.enemy-spotted.briefing':
    'Une force de reconnaissance rebelle tombe sur l’avant-garde impériale parmi les rochers. Abattre le quadripode porterait un coup sévère à l’Empire.',
  'scenario.successful-landings.briefing':
    'Les barges impériales ont déposé deux quadripodes à portée d’un poste d’écoute rebelle. Qui tient le bâtiment tient le terrain.',
  'scenario.hill-alpha-defense.briefing':
    'Une pièce d’artillerie installée dans l’épave de la colline Alpha couvre toute la vallée. L’Empire veut la faire taire, les Rebelles veulent qu’elle continue de tirer.',
  'scenario.retrieve-imperial-data.briefing':
    'Une navette impériale s’est écrasée entre les lignes. Des commandos rebelles doivent tenir l’épave assez longtemps pour en copier les données, tandis que des troupes impériales fraîches continuent d’arriver.',
  'scenario.outpost-attack.briefing':
    'L’Empire lance deux quadripodes et une masse d’infanterie contre un avant-poste rebelle isolé. Un appui aérien est promis, si les soldats tiennent.',
  'scenario.medevac.briefing':
    'Un officier rebelle blessé gît dans un cratère entouré de tranchées, et l’Empire approche. Les snowspeeders foncent pour le ramener à la base.',
  'scenario.securing-defensive-positions.briefing':
    'Trois points clés doivent être aux mains des Rebelles avant l’arrivée des quadripodes. L’infanterie impériale le sait déjà.',
  'scenario.target-the-shield-generators.briefing':
    'Deux générateurs alimentent le bouclier de la base Echo. Tant que l’un d’eux fonctionne, des vaisseaux peuvent encore s’échapper ; sans eux, la base est sans défense. Trois quadripodes se dirigent droit sur eux.',
  'scenario.rebel-breakout.briefing':
    'Coupée derrière les crêtes, une force rebelle doit percer la ligne impériale et s’échapper.',
  'scenario.under-siege.briefing': 'L’Empire se referme sur un point fort rebelle, par le nord et par l’est à la fois.',
  'scenario.enter-echo-base.briefing':
    'Le bouclier est tombé : trois quadripodes amènent leurs troupes jusqu’aux portes de la base.',
  'scenario.protect-rebel-transports.briefing':
    'Chaque tir du canon à ions ouvre le ciel à un nouveau transport. L’Empire doit le faire taire.',
  'scenario.south-gate-retreat.briefing':
    'La ligne a cédé. Les soldats se replient en terrain accidenté vers la porte sud, l’Empire sur leurs talons.',
  'scenario.echo-base-evacuation.briefing':
    'La seule issue passe droit à travers les lignes impériales. Qui tient la hauteur voit venir la suite.',
  'scenario.last-stand.briefing':
    'Encerclée sur la dernière colline, l’arrière-garde se bat encore pour que quelques-uns s’échappent vers l’ouest.',
  'side.either': 'Les deux camps',
  'kind.any': 'toutes les unités',
  list: '{one}, {other}',
  'direction.NE': 'nord-est',
  'direction.E': 'est',
  'direction.SE': 'sud-est',
  'direction.SW': 'sud-ouest',
  'direction.W': 'ouest',
  'direction.NW': 'nord-ouest',
  'rule.goal': '{side} : victoire avec {n, plural, one {# médaille} other {# médailles}}.',
  'rule.noGoal': '{side} : ne peut pas gagner par les médailles.',
  'rule.noKillMedals': '{side} : aucune médaille pour les unités éliminées.',
  'rule.temporary':
    '{side} : {n, plural, one {# médaille} other {# médailles}} pour chacun de ces hexagones tant qu’une unité l’occupe : {hexes}.{most, plural, =0 {} other { {most} au plus en tout.}}',
  'rule.permanent':
    '{side} : {n, plural, one {# médaille définitive} other {# médailles définitives}}, une seule fois, quand une unité entre en {hexes}.',
  'rule.perTurn':
    '{side} : {n, plural, one {# médaille définitive} other {# médailles définitives}} au début de chacun de ses tours avec une unité en {hexes}.',
  'rule.occupySet': '{side} : ces hexagones comptent : {hexes}.',
  'rule.token':
    'L’officier blessé se trouve en {hexes}. Ce n’est pas une unité : il ne bloque ni le déplacement ni la vue.',
  'rule.handBonus':
    '{side} : {n, plural, one {# carte de plus} other {# cartes de plus}} en main tant que {hexes} est tenu.',
  'rule.exit':
    '{side} : sortie du plateau par {hexes} avec 1 hexagone de déplacement de plus ({kind}){n, plural, =0 {} one {, pour # médaille par unité} other {, pour # médailles par unité}}.',
  'rule.gate':
    '{side} : porte en {hexes}, l’unité qui y entre quitte aussitôt le plateau ({kind}){n, plural, =0 {} one {, pour # médaille par unité} other {, pour # médailles par unité}}.',
  'rule.exitToken':
    '{side} : seule l’unité avec l’officier peut quitter le plateau, par {hexes} avec 1 hexagone de déplacement de plus.',
  'rule.killMedals': '{side} : {n, plural, one {# médaille} other {# médailles}} pour l’élimination de : {unit}.',
  'rule.reinforceEliminated':
    '{side} : au début d’un tour {n, plural, one {# unité éliminée peut revenir} other {# unités éliminées peuvent revenir}} dans la rangée {row}, {most} en tout : {unit}.',
  'rule.scheduledReinforcement': '{side} : des renforts arrivent dans la rangée {row} aux tours {turns} : {unit}.',
  'rule.carryToken':
    'Une unité qui termine un déplacement dans l’hexagone de l’officier le prend en charge et ne se déplace plus pendant ce tour : {unit}. Une fois par tour, un porteur qui a un ordre peut le confier à une telle unité adjacente au lieu de se déplacer. Un porteur éliminé laisse l’officier dans son hexagone.',
  'rule.moveCost':
    '{terrain} : y entrer coûte {n, plural, one {# hexagone} other {# hexagones}} de déplacement.{flying, plural, =0 {} other { Les unités volantes en paient 1.}}',
  'rule.retreatDirections': 'Retraite des Rebelles : {rebels}. Retraite de l’Empire : {empire}.',
  'rule.deployFromCarrier':
    '{carrier} : avec un ordre il peut débarquer une unité adjacente, après son déplacement ou à sa place, {n, plural, one {# fois} other {# fois}} dans la bataille : {unit}. Cette unité ne peut pas recevoir d’ordre pendant ce tour.{worthless, plural, =0 {} other { Elle ne vaut aucune médaille.}}',
  'rule.chargeStructure':
    '{side} : à la fin de chacun de ses tours la structure reçoit une charge : {structure}. {n, plural, one {Chaque charge vaut} other {# charges valent}} une médaille, {most} au plus.',
  'rule.extraCard':
    'La carte supplémentaire est piochée quand une unité y termine un déplacement. Si l’hexagone est perdu, son propriétaire saute une pioche.',
  'sudden.occupyAll': 'Victoire immédiate, {side} : des unités dans tous ces hexagones : {hexes}.',
  'sudden.structuresDestroyed': 'Victoire immédiate, {side} : destruction de {n} : {structure}.',
  'sudden.unitsEliminated': 'Victoire immédiate, {side} : élimination de {n} : {unit}.',
  'sudden.classEliminated':
    'Victoire immédiate, {side} : {n, plural, one {# unité ennemie éliminée} other {# unités ennemies éliminées}} ({kind}).',
  'sudden.unitsExited':
    'Victoire immédiate, {side} : {n, plural, one {# unité sortie} other {# unités sorties}} du plateau ({kind}).',
  'sudden.exitsImpossible':
    'Victoire immédiate, {side} : moins de {n, plural, one {# unité ennemie peut} other {# unités ennemies peuvent}} encore quitter le plateau ({kind}).',
  'sudden.tokenExits': 'Victoire immédiate, {side} : l’unité avec l’officier quitte le plateau.',
  'sudden.tokenCaptured':
    'Victoire immédiate, {side} : au début d’un de ses tours, une unité se trouve dans l’hexagone de l’officier qu’aucune unité ne porte.',
};
