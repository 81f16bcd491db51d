import { TopK } from "../topK.ts";
import type { LabelStore } from "./labelStore.ts";

/** Collects scored labels and gives back the best label of each of the best concepts; reusable after every take. */
export class ConceptBest {
  private readonly store: LabelStore;
  private readonly scores: Float64Array;
  private readonly bestLabels: Uint32Array;
  private readonly touched: Uint32Array;
  private count = 0;

  constructor(store: LabelStore) {
    this.store = store;
    this.scores = new Float64Array(store.conceptIds.length);
    this.bestLabels = new Uint32Array(store.conceptIds.length);
    this.touched = new Uint32Array(store.conceptIds.length);
  }

  /** Takes a label's score, above 0, into account; the earlier label wins a tie. */
  offer(label: number, score: number): void {
    const concept = this.store.concepts[label] ?? 0;
    const before = this.scores[concept] ?? 0;
    if (score <= before) return;
    if (before === 0) {
      this.touched[this.count] = concept;
      this.count += 1;
    }
    this.scores[concept] = score;
    this.bestLabels[concept] = label;
  }

  /** The best label of each of the k best concepts, best first, and forgets everything. */
  take(k: number): { label: number; score: number }[] {
    const top = new TopK(Math.min(k, this.count));
    for (let at = 0; at < this.count; at += 1) {
      const concept = this.touched[at] ?? 0;
      top.offer(concept, this.scores[concept] ?? 0);
      this.scores[concept] = 0;
    }
    this.count = 0;
    return top.sorted().map(({ id, score }) => ({ label: this.bestLabels[id] ?? 0, score }));
  }
}
