import { afterAll } from "vitest";

const ADDRESS = "http://localhost:3000/";

/** The files of a worker share one window: each leaves it empty for the next. */
afterAll(() => {
  const { documentElement, head, body } = document;
  for (const element of [documentElement, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (address: string) => void } };
  happyDOM.setURL(ADDRESS);
});
