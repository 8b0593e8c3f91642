/** Advice before a choice: targets that would change nothing, and what a movement loses. */
export const advice = {
  'noEffect.noArrival': 'Ninguna unidad tuya puede llegar aquí',
  'noEffect.noCombat': 'Aquí no puede empezar un combate',
  'noEffect.loyaltyFixed': 'Su lealtad no cambia nunca',
  'noEffect.loyal.rebel': 'Ya tiene lealtad rebelde',
  'noEffect.loyal.imperial': 'Ya tiene lealtad imperial',
  'noEffect.regionLoyalty': 'No cambiaría ninguna lealtad de su región',
  'noEffect.noIcons': 'No construye nada',
  'noEffect.sabotaged': 'Ya está saboteado',
  'noEffect.notSabotaged': 'No está saboteado',
  'noEffect.noEnemy': 'Aquí no puede destruir ninguna unidad enemiga',
  'noEffect.noQueued': 'No puede destruir ninguna unidad en construcción',
  'noEffect.baseKnown': 'Ya sabes dónde está la base',
  'noEffect.ruledOut': 'Ya sabes que la base no está aquí',
  'noEffect.noCaptive': 'Ningún líder capturado',
  'warning.turnsNeutral': 'Se va tu última unidad terrestre: {system} deja de estar subyugado.',
  'warning.turnsRebel':
    'Se va tu última unidad terrestre: {system} deja de estar subyugado y vuelve a contar su lealtad rebelde.',
  'warning.heartOpen': 'Tu última unidad abandona {system}: los rebeldes pueden cumplir allí «El corazón del Imperio».',
  'warning.captiveFree': 'Tu última unidad abandona {system}: {leader} queda en libertad.',
  'warning.baseLost': 'Tu última unidad abandona {system}: el Imperio conquista la base y gana.',
};
