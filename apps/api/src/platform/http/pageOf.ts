interface PageQuery {
  page?: number;
  size?: number;
}

const isList = (payload: unknown): payload is { data: unknown[] } =>
  typeof payload === "object" && payload !== null && "data" in payload && Array.isArray(payload.data);

/** Returns the requested page of a list that the handler returned completely; all of it without a size. */
export function pageOf(payload: unknown, asked: unknown): unknown {
  const { page = 0, size } = asked as PageQuery;
  if (size === undefined || !isList(payload)) return payload;
  return { ...payload, data: payload.data.slice(page * size, (page + 1) * size) };
}
