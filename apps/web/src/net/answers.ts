import type {
  CreatedMatch,
  ImportedMatch,
  Joined,
  LogEntry,
  LogPage,
  MatchAnswer,
  MatchList,
  MatchSummary,
  NetworkAddress,
  NewSession,
  PeopleAtTable,
  PersonAtTable,
  RecoveryLink,
  RecoveryPlayer,
  Rematched,
  Renewed,
  ReplayOutline,
  ReplayViews,
  SeatLink,
  SeatSummary,
  ServerInfo,
  Session,
  SessionList,
  Text,
  TextParams,
  TitleInfo,
  TitleList,
} from '@echo-base/protocol';
import { anything, boolean, either, later, list, number, object, oneOf, record, type Shape, string } from './shape.ts';

// Shapes of the server's answers. Each needs the fields of its type in the protocol: one that is missing does not compile.

export const textParams: Shape<TextParams> = record(
  either<[string, number, Text]>(
    string,
    number,
    later(() => text),
  ),
);
const text = object<Text>({ key: string }, { params: textParams });

export const serverInfo = object<ServerInfo>(
  {
    name: string,
    version: string,
    needsPassword: boolean,
    create: oneOf('everyone', 'owner'),
  },
  { publicUrl: string, networkAddresses: list(object<NetworkAddress>({ url: string, network: string })) },
);

export const session = object<Session>({ playerId: string, name: string });
export const newSession = object<NewSession>({ playerId: string, name: string, token: string });
export const sessionList = object<SessionList>({
  sessions: list(object<SessionList['sessions'][number]>({ id: string, createdAt: string, usedAt: string })),
  links: list(object<SessionList['links'][number]>({ id: string, expiresAt: string })),
});
export const recoveryPlayer = object<RecoveryPlayer>({ name: string });
export const recoveryLink = object<RecoveryLink>({ url: string, code: string, expiresAt: string });

export const titleList = object<TitleList>({
  titles: list(
    object<TitleInfo>({
      id: string,
      name: string,
      minPlayers: number,
      maxPlayers: number,
      seats: list(object<TitleInfo['seats'][number]>({ id: string, name: string }, { team: string })),
      options: record(anything),
      seatings: list(list(string)),
      bots: list(string),
    }),
  ),
});

export const matchSummary = object<MatchSummary>(
  {
    matchId: string,
    title: string,
    name: string,
    status: oneOf('waiting', 'playing', 'finished'),
    options: record(anything),
    visibility: oneOf('public', 'private'),
    spectators: oneOf('open', 'delayed', 'closed'),
    seats: list(object<SeatSummary>({ id: string, kind: oneOf('human', 'bot') }, { playerName: string })),
    createdAt: string,
    seedHash: string,
    host: string,
    spectatorCount: number,
  },
  { waitingFor: list(string), mine: list(string), keptForMe: list(string), lent: list(string), inviteCode: string },
);
export const matchList = object<MatchList>({ matches: list(matchSummary) }, { next: string });
export const matchAnswer = object<MatchAnswer>({ match: matchSummary });
export const createdMatch = object<CreatedMatch>({
  matchId: string,
  inviteCode: string,
  seedHash: string,
  match: matchSummary,
});
export const joined = object<Joined>({ seat: string });
export const seatLink = object<SeatLink>({ url: string, expiresAt: string });
export const renewed = object<Renewed>({ inviteCode: string });
export const rematched = object<Rematched>({ matchId: string });

const logEntry = object<LogEntry>({ seq: number, key: string, params: textParams });
export const logPage = object<LogPage>({ entries: list(logEntry) });
export const importedMatch = object<ImportedMatch>({ matchId: string, match: matchSummary });

export const replayOutline = object<ReplayOutline>({
  viewer: string,
  viewers: list(string),
  opening: list(logEntry),
  steps: list(object<ReplayOutline['steps'][number]>({ seq: number, seat: string, at: string, log: list(logEntry) })),
  chapters: list(
    object<ReplayOutline['chapters'][number]>({
      name: text,
      step: number,
      turns: list(object<ReplayOutline['chapters'][number]['turns'][number]>({ step: number, seat: string })),
    }),
  ),
});
type Operation = ReplayViews['changes'][number][number];
const operation = object<Operation>({ op: oneOf('add', 'replace', 'remove'), path: string });
export const replayViews = object<ReplayViews>({
  viewer: string,
  from: number,
  view: anything,
  changes: list(list(operation)),
});

export const peopleAtTable = object<PeopleAtTable>({
  people: list(
    object<PersonAtTable>({
      person: string,
      name: string,
      seats: list(string),
      isWatching: boolean,
      isHost: boolean,
    }),
  ),
});
