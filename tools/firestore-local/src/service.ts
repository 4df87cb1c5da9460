import type { RulesBook } from './access/rules-book.ts';
import type { Pages } from './doors/http/pages.ts';
import type { Engine } from './engine/engine.ts';
import type { Faults } from './faults.ts';
import type { ListenHub } from './listen/hub.ts';

/** The parts that the doors open on. */
export type Service = {
  readonly engine: Engine;
  readonly faults: Faults;
  readonly hub: ListenHub;
  readonly rules: RulesBook;
  readonly pages: Pages;
};
