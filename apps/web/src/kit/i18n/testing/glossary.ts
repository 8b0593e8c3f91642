import type { Language } from '../languages.ts';

type Translated = Exclude<Language, 'en'>;

/** Words that must not occur in a language, and the word of its glossary. */
export interface Forbidden {
  readonly word: RegExp;
  readonly better: string;
  /** Title whose rulebook decides; all texts without. */
  readonly title?: string;
}

/** Words of other games, other varieties of a language, and literal translations. */
export const FORBIDDEN: Readonly<Record<Translated, readonly Forbidden[]>> = {
  it: [
    { word: /\bdi terra\b/i, better: 'terrestre', title: 'rebellion' },
    { word: /\bastronav[ei]\b/i, better: 'unità navale', title: 'rebellion' },
    { word: /\bpopolos/i, better: 'popolato', title: 'rebellion' },
    { word: /\bmission[ei] inizial[ei]\b/i, better: 'missione di partenza', title: 'rebellion' },
    { word: /\b(verbale|registrazione)\b/i, better: 'replay' },
    { word: /\bspazio base ribelle\b/i, better: 'casella «Base Ribelle»', title: 'rebellion' },
    { word: /\bcasell[ae]\b/i, better: 'esagono', title: 'battle-of-hoth' },
    { word: /\bfazion[ei]\b/i, better: 'schieramento', title: 'battle-of-hoth' },
    { word: /\bcart[ae] ordine\b/i, better: 'carta ordini', title: 'battle-of-hoth' },
    { word: /\bplanci[ae]\b/i, better: 'tabellone', title: 'battle-of-hoth' },
    { word: /\bfigurin[ae]\b/i, better: 'miniatura', title: 'battle-of-hoth' },
    { word: /\b(riga|righe)\b/i, better: 'fila', title: 'battle-of-hoth' },
    { word: /\bcorpo a corpo\b/i, better: 'combattimento ravvicinato', title: 'battle-of-hoth' },
    { word: /\b(rilanci|ritirare|ritirat[oi] \d)/i, better: 'ripetere il tiro', title: 'battle-of-hoth' },
    { word: /\bpiazza/i, better: 'collocare', title: 'battle-of-hoth' },
    { word: /\bspazio\b/i, better: 'casella', title: 'imperial-assault' },
    { word: /\bimpeto\b/i, better: 'impulso', title: 'imperial-assault' },
    { word: /\bfazion/i, better: 'affiliazione', title: 'imperial-assault' },
    { word: /\bfase di stato\b/i, better: 'Fase di Status', title: 'imperial-assault' },
    { word: /\bmazzo comando\b/i, better: 'mazzo di Comando', title: 'imperial-assault' },
    { word: /\babilità\b/i, better: 'capacità', title: 'imperial-assault' },
    { word: /\bschermagli/i, better: 'scontro diretto', title: 'imperial-assault' },
    { word: /\bolocron/i, better: 'holocron', title: 'imperial-assault' },
  ],
  fr: [
    { word: /\bassujetti/i, better: 'soumis', title: 'rebellion' },
    { word: /\bfile de construction\b/i, better: 'piste de construction', title: 'rebellion' },
    { word: /\bsecour(?!s)/i, better: 'sauver', title: 'rebellion' },
    { word: /\bdestroyers? stellaires?\b/i, better: 'Star Destroyer', title: 'rebellion' },
    { word: /\bétoile de la mort\b/i, better: 'Étoile Noire', title: 'rebellion' },
    { word: /\bAT-(ST|AT)\b/, better: 'TS-TT, TB-TT', title: 'rebellion' },
    {
      word: /\bphase de (commandement|récupération)\b/i,
      better: 'phase d’ordres, de restauration',
      title: 'rebellion',
    },
    { word: /\bcartes tactique\b/i, better: 'cartes tactiques', title: 'rebellion' },
    { word: /\bmettre la table\b/i, better: 'créer une partie' },
    { word: /\bcases?\b/i, better: 'hexagone', title: 'battle-of-hoth' },
    { word: /\bcartes? d’ordres?\b/i, better: 'carte ordre', title: 'battle-of-hoth' },
    { word: /\bmarcheurs?\b/i, better: 'quadripode', title: 'battle-of-hoth' },
    { word: /\bAT-AT\b/, better: 'TB-TT', title: 'battle-of-hoth' },
    { word: /\bligne de mire\b/i, better: 'ligne de vue', title: 'battle-of-hoth' },
    { word: /\b(gérant|personne qui gère|qui gère le serveur)\b/i, better: 'l’admin du serveur' },
    { word: /\bmêlée\b/i, better: 'corps à corps', title: 'imperial-assault' },
    { word: /\b(la|ta) pioche\b/i, better: 'paquet', title: 'imperial-assault' },
    { word: /\bassomm/i, better: 'Sonné', title: 'imperial-assault' },
    { word: /évasion/i, better: 'évitement', title: 'imperial-assault' },
    { word: /\bfatigue\b/i, better: 'stress', title: 'imperial-assault' },
    { word: /\bcondition\b/i, better: 'état', title: 'imperial-assault' },
    { word: /\bTS-TT\b/, better: 'TR-TT', title: 'imperial-assault' },
  ],
  es: [
    { word: /\b(poner|puso|pon) (una|la) mesa\b/i, better: 'crear partida' },
    { word: /\bfase de renovación\b/i, better: 'fase de Recuperación', title: 'rebellion' },
    { word: /\bpopulos/i, better: 'poblado', title: 'rebellion' },
    { word: /\b(grabación|acta)\b/i, better: 'repetición' },
    { word: /\bcasillas?\b/i, better: 'hexágono', title: 'battle-of-hoth' },
    { word: /\bcartas? de órdenes\b/i, better: 'carta de orden', title: 'battle-of-hoth' },
    { word: /\blínea de vista\b/i, better: 'línea de visión', title: 'battle-of-hoth' },
    { word: /\b(figuras?|fichas?)\b/i, better: 'miniatura', title: 'battle-of-hoth' },
    { word: /\bseñor(es)? sith\b/i, better: 'Lord Sith, Lores Sith' },
    { word: /\bbajo (subyugación|captura|retención)\b/i, better: 'subyugado; el Imperio captura a …' },
    { word: /\bimpulsos?\b/i, better: 'incremento', title: 'imperial-assault' },
    { word: /\bfatiga\b/i, better: 'tensión', title: 'imperial-assault' },
    { word: /\bhabilidad/i, better: 'capacidad', title: 'imperial-assault' },
    { word: /\bminiaturas?\b/i, better: 'figura', title: 'imperial-assault' },
    { word: /\buna terminal\b/i, better: 'un terminal', title: 'imperial-assault' },
  ],
  pt: [
    {
      word: /\b(ronda|baralhar|baralhado|anular|desforra|partilh|demasiad|espreitar)/i,
      better: 'rodada, embaralhar, desfazer …',
    },
    {
      word: /\b(ficheiro|palavra-passe|registo|equipa|crónica|bónus|iões|carbonite)\b/i,
      better: 'arquivo, senha, registro …',
    },
    { word: /\blado negro\b|\bregresso de jedi\b/i, better: 'Lado Sombrio, O Retorno de Jedi' },
    { word: /\b(planear|intercet|bombardeament|encobert)/i, better: 'planejar, interceptar, bombardeio, secreta' },
    { word: /\b(está|estás|estão|estou) a [a-z]+r\b/i, better: 'gerúndio: está jogando' },
    { word: /\b(consigo|para si|por si|lembra-se de si)\b/i, better: 'com você, para você' },
    { word: /\b(tem|têm) de\b/i, better: 'precisa, deve' },
    { word: /\bcasas?\b/i, better: 'hexágono', title: 'battle-of-hoth' },
    { word: /\bcartas? de ordens\b/i, better: 'carta de ordem', title: 'battle-of-hoth' },
    { word: /\blinha de vista\b/i, better: 'linha de visão', title: 'battle-of-hoth' },
    { word: /\bfiguras?\b/i, better: 'miniatura', title: 'battle-of-hoth' },
    { word: /\bcombate próximo\b/i, better: 'combate corpo a corpo', title: 'battle-of-hoth' },
    { word: /[«»]/, better: '“ ”' },
    { word: /\bescaramuça/i, better: 'conflito', title: 'imperial-assault' },
    { word: /\bmobilização\b/i, better: 'posicionamento', title: 'imperial-assault' },
    { word: /\bfarol\b/i, better: 'sinalizador', title: 'imperial-assault' },
    { word: /\bminiaturas?\b/i, better: 'figura', title: 'imperial-assault' },
    { word: /\blhe\b/i, better: 'você, a você', title: 'imperial-assault' },
  ],
};
