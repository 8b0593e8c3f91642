import type { ScenariosSentences } from '../en/scenarios.ts';

export const scenarios: ScenariosSentences = {
  'scenario.imperial-scout-mission.briefing':
    'El Imperio ha lanzado droides sonda sobre Hoth en busca de señales de vida, con soldados de las nieves tras ellos. Una patrulla de la Base Eco debe destruirlos antes de que informen.',
  'scenario.snowspeeder-counter-attack.briefing':
    'Se ha visto al primer caminante en campo abierto. Los snowspeeders salen a frenar el avance imperial mientras los soldados forman una línea.',
  'scenario.enemy-spotted.briefing':
    'Una fuerza de exploración rebelde se topa con la vanguardia imperial entre las rocas. Derribar al caminante sería un duro golpe para el Imperio.',
  'scenario.successful-landings.briefing':
    'Las naves de desembarco imperiales han dejado dos caminantes al alcance de un puesto de escucha rebelde. Quien domine el edificio dominará el campo.',
  'scenario.hill-alpha-defense.briefing':
    'Una posición de artillería en los restos de la colina Alfa cubre todo el valle. El Imperio quiere acabar con ella; los rebeldes, que siga disparando.',
  'scenario.retrieve-imperial-data.briefing':
    'Una lanzadera imperial se ha estrellado entre las líneas. Los comandos rebeldes deben mantener los restos el tiempo suficiente para copiar sus datos mientras llegan más tropas imperiales.',
  'scenario.outpost-attack.briefing':
    'El Imperio lanza dos caminantes y una masa de infantería contra un puesto rebelde aislado. Llegará ayuda por aire, si los soldados aguantan.',
  'scenario.medevac.briefing':
    'Un oficial rebelde herido yace en un cráter rodeado de trincheras y el Imperio se acerca. Los snowspeeders acuden a toda prisa para llevarlo a la base.',
  'scenario.securing-defensive-positions.briefing':
    'Tres puntos clave deben estar en manos rebeldes antes de que lleguen los caminantes. La infantería imperial ya lo sabe.',
  'scenario.target-the-shield-generators.briefing':
    'Dos generadores alimentan el escudo de la Base Eco. Mientras uno funcione, las naves aún pueden escapar; sin ninguno, la base queda indefensa. Tres caminantes van directos hacia ellos.',
  'scenario.rebel-breakout.briefing':
    'Aislada tras las crestas, una fuerza rebelde debe romper la línea imperial y escapar.',
  'scenario.under-siege.briefing': 'El Imperio cerca un bastión rebelde desde el norte y el este a la vez.',
  'scenario.enter-echo-base.briefing':
    'Con el escudo caído, tres caminantes llevan sus tropas hasta las mismas puertas de la base.',
  'scenario.protect-rebel-transports.briefing':
    'Cada disparo del cañón de iones abre el cielo a otro transporte. El Imperio debe silenciarlo.',
  'scenario.south-gate-retreat.briefing':
    'La línea se ha roto. Los soldados se repliegan por terreno quebrado hacia la puerta sur con el Imperio pisándoles los talones.',
  'scenario.echo-base-evacuation.briefing':
    'La única salida pasa justo por las líneas imperiales. Quien domine la altura verá lo que se avecina.',
  'scenario.last-stand.briefing':
    'Rodeada en la última colina, la retaguardia sigue luchando para que unos pocos escapen hacia el oeste.',
};
