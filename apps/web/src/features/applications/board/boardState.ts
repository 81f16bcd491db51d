import type { ApplicationCard, Pipeline, PipelineAct } from "@vaardig/contract/applications/applications";
import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";

export interface Column {
  stage: Stage;
  /** Total number of applications. */
  count: number;
  oldest_since: string | null;
  /** Loaded cards, newest first. */
  cards: ApplicationCard[];
}

export interface BoardState {
  vacancy: Pipeline["vacancy"] | null;
  can: PipelineAct[];
  columns: Column[];
  /** Ids of cards with a pending command. */
  busy: string[];
}

type Counts = readonly Omit<Column, "cards">[];

export type BoardAction =
  | { type: "loaded"; pipeline: Pipeline }
  | { type: "more"; stage: Stage; column: Column }
  /** Current state of cards; requested cards that are missing are removed. */
  | { type: "read"; asked: readonly string[]; cards: readonly ApplicationCard[]; counts?: Counts }
  /** Optimistic move. */
  | { type: "moving"; id: string; to: Stage }
  | { type: "working"; ids: readonly string[] }
  /** Reverts a refused command. */
  | { type: "back"; card: ApplicationCard };

export const EMPTY_BOARD: BoardState = {
  vacancy: null,
  can: [],
  columns: STAGES.map((stage) => ({ stage, count: 0, oldest_since: null, cards: [] })),
  busy: [],
};

const newestFirst = (a: ApplicationCard, b: ApplicationCard) =>
  a.stage_since === b.stage_since ? (a.id < b.id ? 1 : -1) : a.stage_since < b.stage_since ? 1 : -1;

/** Returns the card of an application, in any column. */
export function cardOf(state: BoardState, id: string): ApplicationCard | undefined {
  for (const { cards } of state.columns) {
    const card = cards.find((one) => one.id === id);
    if (card) return card;
  }
  return undefined;
}

/** Removes cards; with `counted`, also subtracts them from the counts. */
function without(columns: Column[], ids: readonly string[], counted: boolean): Column[] {
  return columns.map((column) => {
    const cards = column.cards.filter(({ id }) => !ids.includes(id));
    const gone = column.cards.length - cards.length;
    return gone === 0 ? column : { ...column, cards, count: column.count - (counted ? gone : 0) };
  });
}

/** Inserts and counts a card; beyond the loaded range it is only counted. */
function into(columns: Column[], card: ApplicationCard): Column[] {
  return columns.map((column) => {
    if (column.stage !== card.stage) return column;
    const below = column.cards.findIndex((one) => newestFirst(card, one) < 0);
    const isUnread = below < 0 && column.cards.length > 0 && column.cards.length < column.count;
    const at = below < 0 ? column.cards.length : below;
    const cards = isUnread ? column.cards : column.cards.toSpliced(at, 0, card);
    return { ...column, cards, count: column.count + 1 };
  });
}

/**
 * Reduces board state after reads, moves and refusals. Counts follow the cards until the server sends them.
 */
export function boardReducer(state: BoardState, action: BoardAction): BoardState {
  switch (action.type) {
    case "loaded": {
      const { vacancy, can, stages } = action.pipeline;
      return { vacancy, can, columns: stages, busy: [] };
    }
    case "more": {
      const { stage, column } = action;
      const columns = state.columns.map((one) => {
        if (one.stage !== stage) return one;
        const known = new Set(one.cards.map(({ id }) => id));
        const cards = [...one.cards, ...column.cards.filter(({ id }) => !known.has(id))].sort(newestFirst);
        return { ...column, cards };
      });
      return { ...state, columns };
    }
    case "read": {
      const { asked, cards, counts } = action;
      const ids = [...asked, ...cards.map(({ id }) => id)];
      let columns = without(state.columns, ids, counts === undefined);
      if (counts)
        columns = columns.map((column) => {
          const told = counts.find(({ stage }) => stage === column.stage) ?? column;
          // The server's count includes the cards inserted below, which are counted again there.
          const coming = cards.filter(({ stage }) => stage === column.stage).length;
          return { ...column, ...told, count: told.count - coming };
        });
      for (const card of cards) columns = into(columns, card);
      return { ...state, columns, busy: state.busy.filter((id) => !ids.includes(id)) };
    }
    case "moving": {
      const card = cardOf(state, action.id);
      if (!card) return state;
      const moved = { ...card, stage: action.to, stage_since: new Date().toISOString() };
      const columns = into(without(state.columns, [card.id], true), moved);
      return { ...state, columns, busy: [...state.busy, card.id] };
    }
    case "working":
      return { ...state, busy: [...state.busy, ...action.ids] };
    case "back": {
      const { card } = action;
      const columns = into(without(state.columns, [card.id], true), card);
      return { ...state, columns, busy: state.busy.filter((id) => id !== card.id) };
    }
  }
}

/** Returns the ids of the cards in the stage of one of them, in their order; empty if the card is not loaded. */
export function orderOf(columns: readonly Column[], id: string): string[] {
  const column = columns.find(({ cards }) => cards.some((card) => card.id === id));
  return column?.cards.map((card) => card.id) ?? [];
}
