import { NotFound } from "./NotFound.tsx";

/** The not-found screen of paths outside every area; loaded when needed, because the first page rarely is one. */
export const GlobalNotFound = () => <NotFound kind="global" />;
