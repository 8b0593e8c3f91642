import type { gateEn } from './gate-en.ts';

export const gatePt: Readonly<Record<keyof typeof gateEn, string>> = {
  'gate.title': 'Qual é o seu nome?',
  'gate.name': 'Seu nome',
  'gate.enter': 'Continuar',
  'gate.why': 'Sem conta nem senha: este navegador se lembra de você.',
  'gate.whyPassword': 'Sem conta: este navegador se lembra de você.',
  'gate.password': 'Senha deste servidor',
  'gate.passwordHint': 'Peça a quem convidou você.',
  'gate.passwordEmpty': 'Digite a senha primeiro.',
  'gate.invited': 'Diga seu nome para entrar na partida.',
  'gate.invitedTo':
    '{host} convida você para “{table}”. {count, plural, =1 {Há um lugar livre.} other {Há # lugares livres.}}',
  'gate.full': 'Todos os lugares de “{table}” estão ocupados. Você pode assistir.',
  'gate.closed': 'Todos os lugares de “{table}” estão ocupados, e a partida não aceita espectadores.',
  'gate.over': '“{table}” terminou. Diga seu nome para ver como acabou.',
  'gate.ended':
    'Sua sessão foi encerrada em outra aba ou em outro aparelho. Digite um nome para começar do zero, ou abra seu link privado para recuperar seu lugar.',
  'gate.empty': 'Digite um nome primeiro.',
  'gate.long': 'No máximo {max} caracteres.',
  'gate.unreadable': 'Use só caracteres visíveis.',
  'gate.intro': 'Jogos de tabuleiro de Star Wars com os amigos, em um servidor só de vocês.',
  'gate.watch': 'Assistir sem dar um nome',
  'gate.named': 'Diga seu nome para assistir: quem organiza quer saber quem assiste.',
  'gate.startsHere': 'A partida ainda não começou. Ela aparece aqui assim que começar.',
  'gate.play': 'Dizer um nome para jogar',
  'gate.write': 'Dizer um nome para escrever',
};
