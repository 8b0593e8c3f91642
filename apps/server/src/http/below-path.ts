import type { Language } from '@echo-base/games/engine';
import type { Context } from 'koa';

/** A page of the client below a path of one part, as a proxy passes it on that keeps the path. */
const BELOW = /^(\/[\w.~-]+)\/(?:(?:m|new|rules|seat)\/.*|finished|about|owner|rules|recover)?$/;
/** First parts of the client's own pages, and of what is not a page. */
const OWN = /^\/(?:api|art|assets|cards|m|new|rules|seat|finished|about|owner|recover|socket\.io)$/;

/** The path before a page of the client, such as `/games`; null if the page is asked for at its own address. */
export function pathBefore({ path }: Pick<Context, 'path'>): string | null {
  const [, before = ''] = BELOW.exec(path) ?? [];
  return before === '' || OWN.test(before) ? null : before;
}

const TEXT: Readonly<Record<Language, (path: string) => string>> = {
  en: (path) =>
    `This server does not know that it is opened below ${path}, so this page cannot be shown. The host has to set PUBLIC_URL to its address, with ${path}, and restart it.`,
  it: (path) =>
    `Questo server non sa di essere aperto sotto ${path}, quindi la pagina non si può mostrare. Chi lo gestisce deve impostare PUBLIC_URL sul suo indirizzo, con ${path}, e riavviarlo.`,
  fr: (path) =>
    `Ce serveur ne sait pas qu’il est ouvert sous ${path}, donc cette page ne peut pas s’afficher. La personne qui l’héberge doit donner son adresse, avec ${path}, à PUBLIC_URL, puis le redémarrer.`,
  es: (path) =>
    `Este servidor no sabe que se abre bajo ${path}, así que esta página no se puede mostrar. Quien lo administra debe poner en PUBLIC_URL su dirección, con ${path}, y reiniciarlo.`,
  pt: (path) =>
    `Este servidor não sabe que é aberto em ${path}, por isso esta página não pode ser exibida. Quem o administra deve definir PUBLIC_URL com o endereço dele, com ${path}, e reiniciá-lo.`,
};

/** Page without files of its own, which would not be found: says what is wrong. */
export function belowPathPage(path: string, language: Language): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="color-scheme" content="dark light" /><title>Echo Base</title></head><body><h1>Echo Base</h1><p>${TEXT[language](path)}</p></body></html>`;
}
