// What covers the map, in one file of its own: loaded once the page of a match is idle.
export { MissionPanel } from '../mission/mission-panel.tsx';
export { Theatre } from './theatre.tsx';
