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
  ],
};

/** Terms of the rulebooks: where the English text has one, each language has its own. */
export interface Term {
  readonly title: string;
  readonly en: RegExp;
  readonly in: Readonly<Record<Translated, RegExp>>;
}

const term = (title: string, en: RegExp, it: RegExp, fr: RegExp, es: RegExp, pt: RegExp): Term => ({
  title,
  en,
  in: { it, fr, es, pt },
});

export const TERMS: readonly Term[] = [
  term('rebellion', /\bsubjugat/i, /sottomess|sottomett/i, /soumis|soumet/i, /subyug/i, /subjug/i),
  term('rebellion', /\bsabotage marker/i, /sabotaggio/i, /sabotage/i, /sabotaje/i, /sabotagem/i),
  term('rebellion', /\breputation\b/i, /reputazione/i, /réputation/i, /reputación/i, /reputação/i),
  term('rebellion', /\bobjectives?\b/i, /obiettiv/i, /objectif/i, /objetivo/i, /objetivo/i),
  term('rebellion', /\brecruit/i, /reclut/i, /recrut/i, /reclut/i, /recrut/i),
  term('rebellion', /\bpopulous\b/i, /popolat/i, /peuplé/i, /poblad/i, /populos/i),
  term('rebellion', /\bretreats?\b/i, /ritir/i, /retraite/i, /retir/i, /recu|retir/i),
  term('rebellion', /\bloyalty\b/i, /fedeltà/i, /loya[lu]/i, /lealtad/i, /lealdade/i),
  term('rebellion', /\bprobe cards?\b/i, /sond/i, /sonde/i, /sonda/i, /sonda/i),
  term('rebellion', /\btactic cards?\b/i, /tattic/i, /tactique/i, /táctica/i, /tática/i),
  term('rebellion', /\bleader pool\b/i, /riserva/i, /réserve/i, /reserva/i, /reserva/i),
  term('galaxy-dice', /\bally\b|\ballies\b/i, /alleat/i, /allié/i, /aliad/i, /aliad/i),
  term(
    'galaxy-dice',
    /\bSith Lord/i,
    /Signor[ei] dei Sith/i,
    /Seigneurs? Sith/i,
    /Lor(d|es) Sith/i,
    /Senhor(es)? dos Sith/i,
  ),
  term(
    'galaxy-dice',
    /\bvictory points?\b/i,
    /punt[oi] vittoria/i,
    /points? de victoire|PV/i,
    /puntos? de victoria/i,
    /pontos?-vitória/i,
  ),
  term(
    'battle-of-hoth',
    /\border cards?\b/i,
    /cart[ae] ordini|mazzo ordini/i,
    /cartes? ordre/i,
    /cartas? de orden/i,
    /cartas? de ordem/i,
  ),
  term(
    'battle-of-hoth',
    /\bsupport cards?\b/i,
    /cart[ae] supporto/i,
    /cartes? soutien/i,
    /cartas? de apoyo/i,
    /cartas? de apoio/i,
  ),
  term(
    'battle-of-hoth',
    /\bline of sight\b/i,
    /linea di vista/i,
    /ligne de vue/i,
    /línea de visión/i,
    /linha de visão/i,
  ),
  term('battle-of-hoth', /\bhex(es)?\b/i, /esagon/i, /hexagone/i, /hexágono/i, /hexágono/i),
  term('battle-of-hoth', /\bmedals?\b/i, /medagli/i, /médaille/i, /medalla/i, /medalha/i),
  term('battle-of-hoth', /\bfigures?\b/i, /miniatur/i, /figurine/i, /miniatura/i, /miniatura/i),
  term('battle-of-hoth', /\bretreat(s|ed|ing)?\b/i, /ritir/i, /retraite|reculer/i, /retir/i, /recu|retirada/i),
  term('battle-of-hoth', /\btrench(es)?\b/i, /trince/i, /tranchée/i, /trinchera/i, /trincheira/i),
  term('battle-of-hoth', /\bridges?\b/i, /crinal/i, /crête/i, /cresta/i, /crista/i),
  term('battle-of-hoth', /\bcrevasses?\b/i, /crepacci/i, /crevasse/i, /grieta/i, /fenda/i),
  term('battle-of-hoth', /\bwreckage\b/i, /rottam/i, /épave/i, /restos/i, /destroços/i),
  term('battle-of-hoth', /\binfantry\b/i, /fanteria/i, /infanterie/i, /infantería/i, /infantaria/i),
  term('battle-of-hoth', /\bvehicles?\b/i, /veicol/i, /véhicule/i, /vehículo/i, /veículo/i),
  term('battle-of-hoth', /\bartillery\b/i, /artiglieria/i, /artillerie/i, /artillería/i, /artilharia/i),
  term('battle-of-hoth', /\bexplosions?\b/i, /esplosion/i, /explosion/i, /explosi[óo]n/i, /explos/i),
  term(
    'battle-of-hoth',
    /\bclose combat\b/i,
    /combattimento ravvicinato/i,
    /combat rapproché/i,
    /cuerpo a cuerpo/i,
    /corpo a corpo/i,
  ),
  term(
    'battle-of-hoth',
    /\bsudden victory\b/i,
    /vittoria improvvisa/i,
    /victoire immédiate/i,
    /victoria inmediata/i,
    /vitória imediata/i,
  ),
  term('battle-of-hoth', /\breinforcements?\b/i, /rinforz/i, /renfort/i, /refuerz/i, /reforç/i),
  term(
    'battle-of-hoth',
    /\bsecondary objectives?\b/i,
    /obiettiv[oi] secondari/i,
    /objectifs? secondaire/i,
    /objetivos? secundario/i,
    /objetivos? secundário/i,
  ),
  term(
    'battle-of-hoth',
    /\bprobe droids?\b/i,
    /droid[ie] sonda/i,
    /droïdes? sondes?/i,
    /droides? sonda/i,
    /droides?-sonda/i,
  ),
  term(
    'battle-of-hoth',
    /\bsnowtroopers?\b/i,
    /soldat[oi] artic/i,
    /soldats? des neiges/i,
    /soldados? de las nieves/i,
    /soldados? da neve/i,
  ),
  term('battle-of-hoth', /\bion cannon\b/i, /cannone a ioni/i, /canon à ions/i, /cañón de iones/i, /canhão de íons/i),
  term('battle-of-hoth', /\bflank\b/i, /fianc/i, /flanc/i, /flanco/i, /flanco/i),
  term('battle-of-hoth', /\bbadges?\b/i, /distintiv/i, /insigne/i, /insignia/i, /insígnia/i),
  term('battle-of-hoth', /\bboard\b/i, /tabellone/i, /plateau/i, /tablero/i, /tabuleiro/i),
];
