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
};
