import type * as engine from '@echo-base/games/engine';
import type * as wire from '@echo-base/protocol';
import { expectTypeOf, test } from 'vitest';

/** Deep readonly: makes mutable and readonly fields compare equal. */
type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;
type Same<A, B> = [Fixed<A>, Fixed<B>] extends [Fixed<B>, Fixed<A>] ? true : false;

// The kernel does not depend on the protocol package and declares these types again; the compiler compares them here.
test('the types of the kernel equal the types of the wire', () => {
  expectTypeOf<Same<engine.Text, wire.Text>>().toEqualTypeOf<true>();
  expectTypeOf<Same<engine.Refusal, wire.Refusal>>().toEqualTypeOf<true>();
  expectTypeOf<Same<engine.Choice, wire.Choice>>().toEqualTypeOf<true>();
  expectTypeOf<Same<engine.Budget, wire.Budget>>().toEqualTypeOf<true>();
  expectTypeOf<Same<engine.Option, wire.Option>>().toEqualTypeOf<true>();
  expectTypeOf<Same<engine.Piece, wire.Piece>>().toEqualTypeOf<true>();
  expectTypeOf<Same<engine.Decision, Omit<wire.Decision, 'canUndo'>>>().toEqualTypeOf<true>();
  expectTypeOf<Same<engine.SeenEntry, wire.LogEntry>>().toEqualTypeOf<true>();
  expectTypeOf<Same<engine.Outcome, wire.Outcome>>().toEqualTypeOf<true>();
});
