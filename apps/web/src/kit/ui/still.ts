import { createContext, useContext } from 'react';

const Context = createContext(false);

/** Around a board that is a picture of an earlier position: only its field is drawn, and no key reaches it. */
export const StillProvider = Context.Provider;

export const useIsStill = (): boolean => useContext(Context);
