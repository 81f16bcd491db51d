import { TopK } from "../topK.ts";
import type { LabelStore } from "./labelStore.ts";

/**
 * Collects scored labels and gives back the best label of each of the best concepts; reusable after every take.
 * `meanWeight` is what the mean of a concept's labels adds to its best one.
 */
export class ConceptBest {
  private readonly store: LabelStore;
  private readonly meanWeight: number;
  private readonly sizes: Uint32Array;
  private readonly sums: Float64Array;
  private readonly scores: Float64Array;
  private readonly bestLabels: Uint32Array;
  private readonly touched: Uint32Array;
  private count = 0;

  constructor(store: LabelStore, meanWeight = 0) {
    const concepts = store.conceptIds.length;
    this.store = store;
    this.meanWeight = meanWeight;
    this.sizes = new Uint32Array(concepts);
    for (const concept of store.concepts) this.sizes[concept] = (this.sizes[concept] ?? 0) + 1;
    this.sums = new Float64Array(concepts);
    this.scores = new Float64Array(concepts);
    this.bestLabels = new Uint32Array(concepts);
    this.touched = new Uint32Array(concepts);
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

  /** Counts a label towards the mean of its concept. */
  addToMean(label: number, score: number): void {
    const concept = this.store.concepts[label] ?? 0;
    this.sums[concept] = (this.sums[concept] ?? 0) + score;
  }

  /** The best label of each of the k best concepts, best first, and forgets everything. */
  take(k: number): { label: number; score: number }[] {
    const top = new TopK(Math.min(k, this.count));
    for (let at = 0; at < this.count; at += 1) {
      const concept = this.touched[at] ?? 0;
      const mean = (this.sums[concept] ?? 0) / (this.sizes[concept] ?? 1);
      top.offer(concept, (this.scores[concept] ?? 0) + this.meanWeight * mean);
      this.scores[concept] = 0;
      this.sums[concept] = 0;
    }
    this.count = 0;
    return top.sorted().map(({ id, score }) => ({ label: this.bestLabels[id] ?? 0, score }));
  }
}
