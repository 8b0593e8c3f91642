export const battleCards = {} as const;
