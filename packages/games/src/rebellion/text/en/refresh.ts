export const refresh = {} as const;
