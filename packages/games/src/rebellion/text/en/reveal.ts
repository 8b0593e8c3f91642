export const reveal = {} as const;
