// What covers the map, in one file of its own: loaded once the page of a match is idle.
export { MissionStage } from '../mission/mission-stage.tsx';
export { Theatre } from './theatre.tsx';
