export const rebel = {} as const;
