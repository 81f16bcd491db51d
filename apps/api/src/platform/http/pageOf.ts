interface Asked {
  page?: number;
  size?: number;
}

const isList = (payload: unknown): payload is { data: unknown[] } =>
  typeof payload === "object" && payload !== null && "data" in payload && Array.isArray(payload.data);

/** The page asked for of a list that was answered whole; all of it where no size is asked for. */
export function pageOf(payload: unknown, asked: unknown): unknown {
  const { page = 0, size } = asked as Asked;
  if (size === undefined || !isList(payload)) return payload;
  return { ...payload, data: payload.data.slice(page * size, (page + 1) * size) };
}
