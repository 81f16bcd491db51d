interface Given {
  name_en?: string | undefined;
  name_nl?: string | null | undefined;
  description_en?: string | undefined;
  description_nl?: string | null | undefined;
}

interface Texts {
  labels: Record<string, string>;
  descriptions: Record<string, string>;
}

/** Returns names and descriptions after a change: absent leaves a text unchanged, null and empty clear it. */
export function textsOf(given: Given, before?: Texts): Texts {
  const merge = (old: Record<string, string>, texts: Record<string, string | null | undefined>) => {
    const merged: Record<string, string | null> = { ...old };
    for (const [lang, text] of Object.entries(texts)) if (text !== undefined) merged[lang] = text;
    const kept = Object.entries(merged).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return {
    labels: merge(before?.labels ?? {}, { en: given.name_en, nl: given.name_nl }),
    descriptions: merge(before?.descriptions ?? {}, { en: given.description_en, nl: given.description_nl }),
  };
}

/**
 * Returns the texts that a copy takes over: the descriptions, and the labels only when the English name stays
 * the same.
 */
export function textsToCopy({ labels, descriptions }: Texts, name: string): Texts {
  return { labels: labels.en === name ? labels : {}, descriptions };
}
