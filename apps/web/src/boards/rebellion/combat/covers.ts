// What covers the map, in one file of its own: loaded once the page of a match is idle.
export { MissionPanel } from '../mission/MissionPanel.tsx';
export { Theatre } from './Theatre.tsx';
