/*
 * Says below the mark of the opening why the client does not start: the mark alone would be there for ever. A classic
 * script in ES5, the only kind that all browsers read which this is for. It runs before the entry of the client
 * (boot.ts), which does not start where a sentence is shown.
 */
(function () {
  var WORDS = {
    en: {
      old: 'This browser is too old for Echo Base. Update it or use another one: Chrome or Edge 117, Firefox 128, Safari 16.4 (iPhone and iPad: iOS 16.4), or later.',
      path: 'This server does not know that it is opened at {address}, so this page cannot be shown. The host has to set PUBLIC_URL to that address and restart the server.',
      cookies:
        'This browser blocks cookies. Echo Base needs one, which tells the server which seat is yours. Allow cookies for this address, then reload the page.',
      away: 'The server does not answer. Trying again…',
      failed:
        'This page could not be started. Nothing is lost: your games are on the server. Reload the page. If that does not help, turn off extensions that change pages, or use another browser.',
      reload: 'Reload'
    },
    it: {
      old: 'Questo browser è troppo vecchio per Echo Base. Aggiornalo o usane un altro: Chrome o Edge 117, Firefox 128, Safari 16.4 (iPhone e iPad: iOS 16.4) o versioni successive.',
      path: 'Questo server non sa di essere aperto all’indirizzo {address}, quindi la pagina non si può mostrare. Chi lo gestisce deve impostare PUBLIC_URL su quell’indirizzo e riavviarlo.',
      cookies:
        'Questo browser blocca i cookie. A Echo Base ne serve uno, che dice al server qual è il tuo posto. Consenti i cookie per questo indirizzo e ricarica la pagina.',
      away: 'Il server non risponde. Nuovo tentativo in corso…',
      failed:
        'Impossibile avviare questa pagina. Niente è andato perso: le tue partite sono sul server. Ricarica la pagina. Se non basta, disattiva le estensioni che modificano le pagine o usa un altro browser.',
      reload: 'Ricarica'
    },
    fr: {
      old: 'Ce navigateur est trop ancien pour Echo Base. Mets-le à jour ou utilises-en un autre\u202f: Chrome ou Edge 117, Firefox 128, Safari 16.4 (iPhone et iPad\u00a0: iOS 16.4), ou plus récent.',
      path: 'Ce serveur ne sait pas qu’il est ouvert à l’adresse {address}, donc cette page ne peut pas s’afficher. La personne qui l’héberge doit donner cette adresse à PUBLIC_URL, puis le redémarrer.',
      cookies:
        'Ce navigateur bloque les cookies. Echo Base en utilise un, qui indique au serveur quelle place est la tienne. Autorise les cookies pour cette adresse, puis recharge la page.',
      away: 'Le serveur ne répond pas. Nouvelle tentative en cours…',
      failed:
        'Impossible de lancer cette page. Rien n’est perdu\u00a0: tes parties sont sur le serveur. Recharge la page. Si cela ne suffit pas, désactive les extensions qui modifient les pages ou utilise un autre navigateur.',
      reload: 'Recharger'
    },
    es: {
      old: 'Este navegador es demasiado antiguo para Echo Base. Actualízalo o usa otro: Chrome o Edge 117, Firefox 128, Safari 16.4 (iPhone y iPad: iOS 16.4) o posterior.',
      path: 'Este servidor no sabe que se abre en {address}, así que esta página no se puede mostrar. Quien lo administra debe poner esa dirección en PUBLIC_URL y reiniciarlo.',
      cookies:
        'Este navegador bloquea las cookies. Echo Base necesita una, que indica al servidor qué asiento es el tuyo. Permite las cookies para esta dirección y recarga la página.',
      away: 'El servidor no responde. Reintentando…',
      failed:
        'No se ha podido iniciar esta página. No se ha perdido nada: tus partidas están en el servidor. Recarga la página. Si no basta, desactiva las extensiones que modifican páginas o usa otro navegador.',
      reload: 'Recargar'
    },
    pt: {
      old: 'Este navegador é antigo demais para o Echo Base. Atualize-o ou use outro: Chrome ou Edge 117, Firefox 128, Safari 16.4 (iPhone e iPad: iOS 16.4) ou mais recente.',
      path: 'Este servidor não sabe que é aberto em {address}, por isso esta página não pode ser exibida. Quem o administra deve pôr esse endereço em PUBLIC_URL e reiniciá-lo.',
      cookies:
        'Este navegador bloqueia cookies. O Echo Base precisa de um, que diz ao servidor qual lugar é o seu. Permita cookies para este endereço e recarregue a página.',
      away: 'O servidor não responde. Tentando de novo…',
      failed:
        'Não foi possível iniciar esta página. Nada se perdeu: suas partidas estão no servidor. Recarregue a página. Se não adiantar, desative extensões que alteram páginas ou use outro navegador.',
      reload: 'Recarregar'
    }
  };

  /* The language chosen before, else the first one of the browser that there are words for, else English. */
  function language() {
    var wanted = [];
    try {
      wanted.push(window.localStorage.getItem('echo-base.language'));
    } catch (blocked) {
      /* Without storage none was chosen. */
    }
    wanted = wanted.concat(navigator.languages || [], navigator.language || '');
    for (var index = 0; index < wanted.length; index += 1) {
      var code = String(wanted[index]).slice(0, 2).toLowerCase();
      if (WORDS.hasOwnProperty(code)) return code;
    }
    return 'en';
  }

  /* The path below which this script was found: unlike the other files, the page asks for it relative to its own address. */
  function pathOfScript() {
    var script = document.currentScript;
    var parts = script && /^https?:\/\/[^/]+(.*)\/assets\/opening-[^/]*$/.exec(script.src);
    return parts ? parts[1] : null;
  }

  /* The path below which the server takes itself to be. */
  function pathOfServer() {
    var named = document.querySelector('meta[name="base-path"]');
    return named ? named.getAttribute('content') : '';
  }

  var path = pathOfScript();

  /* Why the client cannot start, by key of the sentence; null takes the sentence away. */
  function say(why) {
    var opening = document.querySelector('.opening');
    /* The client has been drawn in its place. */
    if (!opening) return;
    var shown = document.getElementById('cannot-start');
    if (shown) opening.removeChild(shown);
    if (why === null) return;
    var code = language();
    var words = WORDS[code];
    var box = document.createElement('span');
    box.id = 'cannot-start';
    box.setAttribute('role', 'alert');
    box.lang = code === 'pt' ? 'pt-BR' : code;
    box.appendChild(document.createTextNode(words[why].replace('{address}', location.origin + path)));
    if (why === 'failed') {
      var again = document.createElement('button');
      again.type = 'button';
      again.appendChild(document.createTextNode(words.reload));
      again.onclick = function () {
        location.reload();
      };
      box.appendChild(again);
    }
    opening.appendChild(box);
  }

  /* Lookbehind in patterns. Safari reads it since 16.4, as it does static blocks of classes, which no script can test. */
  function hasLookbehind() {
    try {
      return Boolean(new RegExp('(?<=a)b'));
    } catch (unknown) {
      return false;
    }
  }

  /* What no file of the client brings along (fill-ins.ts), and no page works without. */
  function isTooOld() {
    var needed = [
      'noModule' in document.createElement('script'),
      window.Promise && Promise.any,
      window.Intl && Intl.ListFormat && Intl.PluralRules && Intl.DateTimeFormat,
      Object.fromEntries,
      Array.prototype.at && Array.prototype.flatMap,
      String.prototype.at && String.prototype.matchAll && String.prototype.replaceAll,
      window.fetch && window.AbortController && window.AbortSignal && window.URLSearchParams,
      window.WebSocket,
      window.ResizeObserver,
      window.MediaQueryList && MediaQueryList.prototype.addEventListener,
      window.performance && performance.getEntriesByType,
      window.CSS && CSS.supports && CSS.supports('container-type', 'inline-size'),
      hasLookbehind()
    ];
    for (var index = 0; index < needed.length; index += 1) if (!needed[index]) return true;
    return false;
  }

  /* Asks for a cookie of its own: Chromium says that cookies are enabled also where its settings block them. */
  function blocksCookies() {
    document.cookie = 'echo-base-probe=1; path=/; SameSite=Lax';
    var isKept = document.cookie.indexOf('echo-base-probe=1') !== -1;
    document.cookie = 'echo-base-probe=; path=/; max-age=0; SameSite=Lax';
    return !isKept;
  }

  /* About the server, and replays of public games, need no session. */
  function needsCookie() {
    return !/\/(about|m\/[\w-]+\/replay)$/.test(location.pathname);
  }

  if (isTooOld()) say('old');
  /* A proxy strips a path that the server does not know of: no other file of the page is found. */ else if (
    path !== null &&
    path !== pathOfServer()
  )
    say('path');
  else if (needsCookie() && blocksCookies()) say('cookies');

  /* A file of the client in a syntax that this browser cannot read. */
  window.addEventListener('error', function (event) {
    var isOurs = event.filename && event.filename.indexOf(location.origin) === 0;
    if (isOurs && event.error && event.error.name === 'SyntaxError') say('old');
  });
  /* From boot.ts: what it waits for, or that it has failed. */
  document.addEventListener('cannot-start', function (event) {
    say(event.detail);
  });
})();
