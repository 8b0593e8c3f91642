/** The words of a line of a file. That they are right is checked by a test (`schema.ts`). */
export const wordsOf = <Word extends string>(line: string) => (line === '' ? [] : line.split(' ')) as Word[];
