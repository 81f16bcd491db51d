/** The order of ICU's root, by which the database sorts names; English does not change it. */
const COLLATOR = new Intl.Collator("en");
/** With more changed people than this, sorting everyone again is cheaper than finding each one's place. */
const MAX_MOVED = 5_000;

interface Named {
  /** First and last name in lowercase. */
  first: string;
  last: string;
  id: string;
}

const byUnits = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byText = (one: string, other: string) => COLLATOR.compare(one, other) || byUnits(one, other);

function compare(one: Named, other: Named): number {
  return byText(one.first, other.first) || byText(one.last, other.last) || byUnits(one.id, other.id);
}

/** People sorted by first and last name as in the database; a renamed person is moved at the next read. */
export class NameOrder {
  readonly #people: Named[] = [];
  #order: number[] = [];
  readonly #moved = new Set<number>();

  /** Sets or changes a person's name. */
  put(person: number, named: Named): void {
    const known = this.#people[person];
    if (known && known.first === named.first && known.last === named.last) return;
    this.#people[person] = named;
    this.#moved.add(person);
  }

  /** Returns everyone, sorted by name. */
  read(): readonly number[] {
    if (this.#moved.size === 0) return this.#order;
    const moved = [...this.#moved].sort((one, other) => this.#compare(one, other));
    const stayed = this.#order.filter((person) => !this.#moved.has(person));
    this.#order =
      moved.length > MAX_MOVED
        ? [...stayed, ...moved].sort((one, other) => this.#compare(one, other))
        : this.#inserted(stayed, moved);
    this.#moved.clear();
    return this.#order;
  }

  #inserted(stayed: readonly number[], moved: readonly number[]): number[] {
    const order: number[] = [];
    let from = 0;
    for (const person of moved) {
      const to = this.#placeOf(person, stayed, from);
      for (let at = from; at < to; at += 1) order.push(stayed[at] ?? 0);
      order.push(person);
      from = to;
    }
    for (let at = from; at < stayed.length; at += 1) order.push(stayed[at] ?? 0);
    return order;
  }

  #placeOf(person: number, sorted: readonly number[], from: number): number {
    let [low, high] = [from, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(sorted[middle] ?? 0, person) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(one: number, other: number): number {
    const [a, b] = [this.#people[one], this.#people[other]];
    return a && b ? compare(a, b) : 0;
  }
}
