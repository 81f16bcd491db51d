/**
 * The k best (score, id) pairs offered so far: higher score first, ties by lower id; a heap with the worst
 * on top.
 */
export class TopK {
  private readonly scores: Float64Array;
  private readonly ids: Uint32Array;
  private size = 0;
  /**
   * Pairs at or below this score, with higher ids than before, need not be offered; −1 while there is room.
   */
  worst = -1;

  constructor(capacity: number) {
    this.scores = new Float64Array(capacity);
    this.ids = new Uint32Array(capacity);
    if (capacity === 0) this.worst = Number.POSITIVE_INFINITY;
  }

  get isFull(): boolean {
    return this.size === this.scores.length;
  }

  /** Adds the pair when it belongs to the k best. */
  offer(id: number, score: number): void {
    if (!this.isFull) {
      this.size += 1;
      this.rise(this.size - 1, id, score);
    } else if (this.size > 0 && this.isBehind(0, id, score)) {
      this.sink(id, score);
    }
    if (this.isFull) this.worst = this.scores[0] ?? Number.POSITIVE_INFINITY;
  }

  /** Returns the pairs, best first. */
  sorted(): { id: number; score: number }[] {
    return Array.from({ length: this.size }, (_, at) => ({
      id: this.ids[at] ?? 0,
      score: this.scores[at] ?? 0,
    })).sort((a, b) => b.score - a.score || a.id - b.id);
  }

  /** Returns whether the pair at an index ranks behind the given one. */
  private isBehind(at: number, id: number, score: number): boolean {
    const held = this.scores[at] ?? 0;
    return held < score || (held === score && (this.ids[at] ?? 0) > id);
  }

  private put(at: number, id: number, score: number): void {
    this.ids[at] = id;
    this.scores[at] = score;
  }

  private move(from: number, to: number): void {
    this.put(to, this.ids[from] ?? 0, this.scores[from] ?? 0);
  }

  private rise(from: number, id: number, score: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.isBehind(parent, id, score)) break;
      this.move(parent, at);
      at = parent;
    }
    this.put(at, id, score);
  }

  private sink(id: number, score: number): void {
    let at = 0;
    for (let child = 1; child < this.size; child = 2 * at + 1) {
      const right = child + 1;
      const worse =
        right < this.size && this.isBehind(right, this.ids[child] ?? 0, this.scores[child] ?? 0)
          ? right
          : child;
      if (!this.isBehind(worse, id, score)) break;
      this.move(worse, at);
      at = worse;
    }
    this.put(at, id, score);
  }
}
