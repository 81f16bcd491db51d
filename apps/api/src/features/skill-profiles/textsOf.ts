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

/** Names and descriptions after a change: absent leaves, null and empty clear. */
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

/** What a copy has of the texts it is made from: another name is not what the other language calls it. */
export function textsToCopy({ labels, descriptions }: Texts, name: string): Texts {
  return { labels: labels.en === name ? labels : {}, descriptions };
}
