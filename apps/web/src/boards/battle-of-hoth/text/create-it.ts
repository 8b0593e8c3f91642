import type { CreateSentences } from './create-en.ts';

export const create: CreateSentences = {
  'board.bh.create.choose': 'Scegli una delle {n} battaglie o una campagna. Le durate sono stime.',
  'board.bh.create.length': 'circa {minutes} min',
  'board.bh.create.pick': 'Scegli una battaglia',
  'board.bh.create.chosen': 'scelta',
  'board.bh.create.chosenBattle': 'Battaglia scelta',
  'board.bh.create.legend.hand': 'mano iniziale',
  'board.bh.create.legend.medals': 'medaglie per vincere',
  'board.bh.create.legend.other': 'altro modo di vincere',
  'board.bh.create.sideLine':
    '{side}: {cards, plural, one {# carta} other {# carte}}, {medals, plural, =0 {nessuna vittoria con le medaglie} one {# medaglia per vincere} other {# medaglie per vincere}}{sudden, plural, =0 {} other {; esiste un altro modo di vincere}}.',
  'board.bh.create.first': 'muove per primo',
  'board.bh.create.hand': '{cards, plural, one {# carta} other {# carte}},',
  'board.bh.create.pairHand': '{cards, plural, one {# carta} other {# carte}} a testa,',
  'board.bh.create.medals': '{medals, plural, one {# medaglia per vincere} other {# medaglie per vincere}}',
  'board.bh.create.noMedals': 'nessuna vittoria con le medaglie',
  'board.bh.create.map': 'Mappa: {battle}',
  'board.bh.create.all': 'Mostra tutte e {n}',
  'board.bh.create.fewer': 'Mostra meno',
  'board.bh.create.campaign': 'Gioca una campagna',
  'board.bh.create.campaignLine': 'Fino a 5 battaglie; ogni esito decide la successiva. 2 giocatori',
  'board.bh.create.campaign.chain':
    'Fino a 5 battaglie di seguito. Chi vince ciascuna decide quale sarà la prossima e che cosa porta.',
  'board.bh.create.campaign.support':
    'Gli esiti danno carte supporto, altre carte in mano, leader o distintivi per la battaglia successiva.',
  'board.bh.create.campaign.secret':
    'In ogni battaglia ciascuno schieramento ha un proprio obiettivo secondario, nascosto finché non è raggiunto.',
  'board.bh.create.campaign.days': 'La campagna è una sola partita: se vuoi, ti aspetta per giorni.',
  'board.bh.create.campaignForTwo': 'Le campagne sono per due giocatori.',
  'board.bh.create.seating.2': '1 contro 1',
  'board.bh.create.seating.rebels-2': 'Coppia ribelle',
  'board.bh.create.seating.empire-2': 'Coppia imperiale',
  'board.bh.create.seating.4': '2 contro 2',
  'board.bh.create.ownSide': 'Il tuo schieramento',
  'board.bh.create.random': 'A caso',
  'board.bh.create.randomHint': 'I due posti vengono assegnati a caso quando crei la partita.',
  'board.bh.create.off': 'No',
  'board.bh.create.on': 'Sì',
  'board.bh.create.leadersHint': 'Ogni schieramento ne sceglie uno in segreto: 3 carte in più nel mazzo.',
  'board.bh.create.more': 'Orologio, nome e spettatori',
};
