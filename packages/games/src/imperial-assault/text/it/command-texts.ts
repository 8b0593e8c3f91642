import type { CommandTexts } from '../en/command-texts.ts';

export const commandTexts: CommandTexts = {
  'commandText.celebration':
    'Usala quando una miniatura ostile con una carta unica è stata sconfitta: ottieni 4 punti.',
  'commandText.deadeye': 'Usala quando attacchi: +2 di precisione.',
  'commandText.element-of-surprise':
    'Usala quando nella tua attivazione dichiari un attacco contro una miniatura che all’inizio dell’attivazione non ti aveva in linea di vista: togli 1 dado a tua scelta dalla sua difesa.',
  'commandText.expose-weakness':
    'Azione. Scegli una miniatura ostile adiacente: il prossimo attacco contro di essa ha Perforante 3.',
  'commandText.fleet-footed': 'Usala durante la tua attivazione: ottieni 1 punto movimento.',
  'commandText.planning': 'Azione. Pesca 2 carte Comando. Poi scartane una, a meno che tu non sia un Leader.',
  'commandText.rally': 'Usala quando inizia la tua attivazione: scarta tutte le condizioni dannose.',
  'commandText.recovery': 'Azione. Recupera 2 danni.',
  'commandText.sit-tight':
    'Usala all’inizio di un round: in questo round passi i tuoi turni finché, all’inizio di un tuo turno, non hai più carte Schieramento pronte dell’avversario.',
  'commandText.take-cover':
    'Azione. Fino alla fine del round gli attacchi contro di te hanno −2 di precisione e la tua difesa ha +1 blocco.',
  'commandText.take-initiative':
    'Usala all’inizio di un round: prendi l’iniziativa. Poi esaurisci una delle tue carte Schieramento con miniature.',
  'commandText.to-the-limit':
    'Usala durante la tua attivazione dopo una tua azione speciale: puoi subito effettuare 1 azione in più. Poi ottieni la condizione Stordito.',
  'commandText.urgency': 'Azione. Ottieni punti movimento pari alla tua Velocità più 2 e spendili subito.',
  'commandText.deflection':
    'Usala quando viene dichiarato un attacco contro di te: ha −2 di precisione. Se non ne subisci danni, chi ti ha attaccato subisce poi 2 danni.',
  'commandText.ferocity': 'Usala alla fine di un round: scegli una Creatura di uno dei giocatori e attacca con essa.',
  'commandText.guardian-stance':
    'Usala quando una miniatura amica adiacente si difende: rilancia insieme quanti dadi di attacco e di difesa vuoi.',
  'commandText.hunter-protocol':
    'Usala quando attacchi: puoi usare due volte la stessa capacità di impulso, pagandola due volte.',
  'commandText.marksman':
    'Usala prima di dichiarare un attacco a distanza: le miniature non ne bloccano la linea di vista.',
  'commandText.price-on-their-heads':
    'Azione. Assegna questa carta a una carta Schieramento ostile con miniature sulla mappa: quando l’ultima miniatura di quel gruppo è sconfitta, ottieni 4 punti in più.',
  'commandText.pummel':
    '2 azioni. Solo con il tipo di attacco in mischia: 2 attacchi, uno dopo l’altro. Contano come l’attacco di questa attivazione.',
  'commandText.regroup':
    'Azione. Scarta tutte le condizioni dannose di tutte le miniature amiche adiacenti, ma non le tue.',
  'commandText.telekinetic-throw':
    'Azione. Scegli una miniatura ostile entro 3 caselle in linea di vista e tira 2 dadi blu: subisce quei danni. Non è un attacco.',
  'commandText.burst-fire':
    'Azione. Attacca. Se il bersaglio subisce danni, tutte le altre miniature nella sua casella o adiacenti, anche amiche, ottengono la condizione Stordito.',
  'commandText.close-the-gap': 'Usala all’inizio di un round: ognuno dei tuoi Attaccabrighe può muoversi di 1 casella.',
  'commandText.furious-charge':
    'Usala dopo un attacco contro di te da cui hai subito 3 o più danni: la tua carta Schieramento torna pronta.',
  'commandText.knowledge-and-defense': 'Azione. Fino alla fine del round la tua difesa ha 1 dado bianco in più.',
  'commandText.meditation': 'Azione. Nella tua prossima attivazione hai 1 azione in più.',
  'commandText.one-in-a-million':
    'Usala quando dichiari un attacco fuori dalla tua attivazione: togli tutti i dadi dalla difesa del bersaglio.',
  'commandText.sarlacc-sweep':
    'Azione. 2 attacchi, uno dopo l’altro, contro due miniature diverse. Contano come l’attacco di questa attivazione.',
  'commandText.covering-fire':
    'Usala all’inizio di un round: in questo round tutti i tuoi Soldati hanno una capacità da 1 impulso: Stordito, e +2 danni se il bersaglio è già Stordito.',
  'commandText.force-lightning':
    'Azione. Scegli una miniatura ostile entro 2 caselle in linea di vista: essa e tutte le miniature adiacenti a essa, anche amiche, subiscono 2 danni e ottengono la condizione Stordito. Non è un attacco.',
  'commandText.lord-of-the-sith':
    'Usala durante la tua attivazione: hai 1 azione in più per ogni miniatura ostile sconfitta in questa attivazione, prima o dopo avere giocato la carta.',
  'commandText.lure-of-the-dark-side':
    'Azione. Scegli una miniatura ostile piccola entro 3 caselle: attacca con essa una miniatura qualsiasi tranne se stessa. L’attacco non conta per nessun limite.',
  'commandText.maximum-firepower': '2 azioni. Attacca con +4 danni. Conta come l’attacco di questa attivazione.',
  'commandText.shadow-ops': 'Azione. Fino alla fine del round l’avversario non può giocare carte Comando.',
  'commandText.son-of-skywalker':
    'Usala quando una qualsiasi miniatura ha finito la sua attivazione: la tua carta Schieramento torna pronta.',
  'commandText.take-it-down':
    'Azione. Scegli una miniatura amica adiacente: attacca con +2 danni. L’attacco non conta per nessun limite.',
};
