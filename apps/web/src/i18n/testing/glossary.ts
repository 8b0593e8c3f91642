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
    { word: /\b(gérant|personne qui gère|qui gère le serveur)\b/i, better: 'l’admin du serveur' },
  ],
  es: [
    { word: /\b(poner|puso|pon) (una|la) mesa\b/i, better: 'crear partida' },
    { word: /\bfase de renovación\b/i, better: 'fase de Recuperación', title: 'rebellion' },
    { word: /\bpopulos/i, better: 'poblado', title: 'rebellion' },
    { word: /\b(grabación|acta)\b/i, better: 'repetición' },
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
];
