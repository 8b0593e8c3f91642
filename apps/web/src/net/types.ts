export type {
  Decision,
  Delta,
  ErrorBody,
  Frame,
  LogEntry,
  MatchSummary,
  Option,
  Outcome,
  Refusal,
  SeatSummary,
  Text,
  TitleInfo,
} from '@echo-base/protocol';
