export const imperial = {} as const;
