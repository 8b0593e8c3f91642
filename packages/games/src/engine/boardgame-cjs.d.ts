// boardgame.io 0.50.2 has no exports map: under Node's ESM only the built CommonJS files can be imported by name.
declare module 'boardgame.io/dist/cjs/internal.js' {
  export { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/types/packages/internal';
}
declare module 'boardgame.io/dist/cjs/core.js' {
  export { INVALID_MOVE } from 'boardgame.io/dist/types/packages/core';
}
declare module 'boardgame.io/dist/cjs/client.js' {
  export { Client } from 'boardgame.io/dist/types/packages/client';
}
declare module 'boardgame.io/dist/cjs/multiplayer.js' {
  export { Local, SocketIO } from 'boardgame.io/dist/types/packages/multiplayer';
}
declare module 'immer/dist/index.js' {
  export { isDraft, original } from 'immer';
}
declare module 'boardgame.io/dist/cjs/ai.js' {
  export { RandomBot } from 'boardgame.io/dist/types/packages/ai';
}
declare module 'boardgame.io/dist/cjs/server.js' {
  export { Origins, Server } from 'boardgame.io/dist/types/packages/server';
}
declare module 'boardgame.io/dist/cjs/debug.js' {
  export { Debug } from 'boardgame.io/dist/types/packages/debug';
}
