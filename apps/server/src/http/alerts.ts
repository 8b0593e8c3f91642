import {
  alertLater,
  alertLaterBody,
  alertList,
  alertMatch,
  alertMatchBody,
  alertTestBody,
  alertTested,
  alertTopics,
  alertTopicsBody,
  alertWay,
  alertWayAdded,
  alertWayBody,
  callBody,
  called,
  newAlertWay,
  nudgeBody,
  nudged,
} from '@echo-base/protocol';
import type { AlertWays } from '../alerts/alert-ways.ts';
import type { MatchAlerts } from '../alerts/match-alerts.ts';
import { type Route, route } from './route.ts';

const ways = '/api/alerts/ways';
const one = { path: `${ways}/:id`, missing: 'no_such_way', session: true } as const;

/** `/api/alerts`: how players are reached. */
export function alertRoutes(services: { readonly alertWays: AlertWays; readonly matchAlerts: MatchAlerts }): Route[] {
  const { alertWays, matchAlerts } = services;
  return [...wayRoutes(alertWays), ...sendingRoutes(alertWays), ...matchRoutes(matchAlerts)];
}

/** How often players are told of a match, nudges and calls. */
function matchRoutes(matchAlerts: MatchAlerts): Route[] {
  return [
    route({
      method: 'patch',
      path: '/api/alerts/matches/:id',
      summary: 'Choose how often this player is told of a match; new matches get the last choice',
      session: true,
      body: alertMatchBody,
      answer: alertMatch,
      handle: ({ me, id, body }) => matchAlerts.choose(me(), id, body.often),
    }),
    route({
      method: 'post',
      path: '/api/alerts/later',
      summary: 'Be told of a turn again in an hour, by the token of a notification; without a session',
      isOpen: true,
      body: alertLaterBody,
      answer: alertLater,
      status: 200,
      handle: ({ body }) => matchAlerts.later(body.token),
    }),
    route({
      method: 'post',
      path: '/api/matches/:id/nudge',
      summary: 'Remind the player of a seat for which the match has waited for twelve hours; once within twelve hours',
      session: true,
      body: nudgeBody,
      answer: nudged,
      status: 200,
      handle: ({ me, id, body }) => matchAlerts.nudge(me(), id, body.seat),
    }),
    route({
      method: 'post',
      path: '/api/matches/:id/call',
      summary: 'Tell a person once more that a seat is kept for them, once within ten minutes; for the creator',
      session: true,
      body: callBody,
      answer: called,
      status: 200,
      handle: ({ me, id, body }) => matchAlerts.call(me(), id, body.person),
    }),
  ];
}

function wayRoutes(alertWays: AlertWays): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/alerts',
      summary: 'Ways in which this player is told that it is their turn, and the kinds that this server offers',
      session: true,
      answer: alertList,
      handle: ({ me }) => alertWays.list(me()),
    }),
    route({
      method: 'patch',
      path: '/api/alerts',
      summary: 'Choose of which kinds of news this player is not told by any way',
      session: true,
      body: alertTopicsBody,
      answer: alertTopics,
      handle: ({ me, body }) => alertWays.choose(me(), body.off),
    }),
    route({
      method: 'post',
      path: ways,
      summary:
        'Add a way: a hook, whose secret is shown once, a browser, or an address of mail, to which a link is sent',
      session: true,
      body: newAlertWay,
      answer: alertWayAdded,
      status: 201,
      handle: ({ me, body, address }) => alertWays.add(me(), body, address),
    }),
    route({
      ...one,
      method: 'patch',
      summary: 'Change a way, or switch it on or off',
      body: alertWayBody,
      answer: alertWay,
      handle: ({ me, id, body }) => alertWays.change(me(), id, body),
    }),
    route({
      ...one,
      method: 'delete',
      summary: 'Remove a way',
      status: 204,
      handle: ({ me, id }) => alertWays.remove(me(), id),
    }),
  ];
}

/** Messages by a way that are sent at once. */
function sendingRoutes(alertWays: AlertWays): Route[] {
  return [
    route({
      ...one,
      method: 'post',
      path: `${ways}/:id/test`,
      summary: 'Send a message by a way now; tells what the service answered',
      body: alertTestBody,
      answer: alertTested,
      status: 200,
      handle: ({ me, id, address }) => alertWays.test(me(), id, address),
    }),
    route({
      ...one,
      method: 'post',
      path: `${ways}/:id/link`,
      summary: 'Send the link that confirms an address of mail again; tells what the mail server answered',
      body: alertTestBody,
      answer: alertTested,
      status: 200,
      handle: ({ me, id, address }) => alertWays.sendLink(me(), id, address),
    }),
  ];
}
