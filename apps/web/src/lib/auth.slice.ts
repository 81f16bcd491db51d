import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { ROLE_HOME } from "@vaardig/contract/roles";
import {
  type MenuItem,
  menuSchema,
  type SessionPayload,
  type SessionUser,
} from "@vaardig/contract/session/session";
import { decodeToken } from "./decodeToken.ts";

export interface AuthState {
  token: string | null;
  user: SessionUser | null;
  menuSchema: MenuItem[];
  /** Role home prefix, e.g. `/hr-manager`. */
  ROLE_ROUTE: string | null;
  /** Lifetime of the session in seconds, from the server. */
  expireIn: number | null;
  /** Return address after sign-in; not persisted. */
  returnTo: string | null;
  /** Reason for the end of the session, shown on the sign-in screen; not persisted. */
  endedBy: "company_suspended" | null;
}

const signedOutState: AuthState = {
  token: null,
  user: null,
  menuSchema: [],
  ROLE_ROUTE: null,
  expireIn: null,
  returnTo: null,
  endedBy: null,
};

const slice = createSlice({
  name: "auth",
  initialState: signedOutState,
  reducers: {
    /** A sign-in attempt clears all state except the return address. */
    signInStarted: (state) => ({ ...signedOutState, returnTo: state.returnTo }),
    signedIn: (state, { payload }: PayloadAction<SessionPayload>) => {
      const claims = decodeToken(payload.token);
      if (!claims) return signedOutState;
      return {
        token: payload.token,
        user: claims.user,
        menuSchema: payload.menu_schema,
        ROLE_ROUTE: ROLE_HOME[claims.user.system_role],
        expireIn: payload.expire_in,
        returnTo: state.returnTo,
        endedBy: null,
      };
    },
    /** Signed out on purpose: no return address is kept. */
    signedOut: () => signedOutState,
    /** The session expired: the return address is kept for the next sign-in. */
    sessionEnded: {
      prepare: (address: string | null, endedBy: AuthState["endedBy"] = null) => ({
        payload: { address, endedBy },
      }),
      reducer: (
        _state,
        { payload }: PayloadAction<Pick<AuthState, "endedBy"> & { address: string | null }>,
      ) => ({
        ...signedOutState,
        returnTo: payload.address,
        endedBy: payload.endedBy,
      }),
    },
    sessionRefreshed: (state, { payload }: PayloadAction<{ user: SessionUser; menu_schema: MenuItem[] }>) => {
      if (!state.token) return;
      if (JSON.stringify(state.user) !== JSON.stringify(payload.user)) state.user = payload.user;
      if (JSON.stringify(state.menuSchema) !== JSON.stringify(payload.menu_schema)) {
        state.menuSchema = payload.menu_schema;
      }
    },
    returnAddressSaved: (state, { payload }: PayloadAction<string | null>) => {
      state.returnTo = payload;
    },
    /** Restores persisted state when the token is valid and matches its menu. */
    authRestored: (_state, { payload }: PayloadAction<unknown>) => readStored(payload),
  },
});

export const {
  signInStarted,
  signedIn,
  signedOut,
  sessionEnded,
  sessionRefreshed,
  returnAddressSaved,
  authRestored,
} = slice.actions;
export const authReducer = slice.reducer;

function readStored(stored: unknown): AuthState {
  if (typeof stored !== "object" || stored === null) return signedOutState;
  const { token, menuSchema: storedMenu, expireIn } = stored as Partial<Record<keyof AuthState, unknown>>;
  const claims = typeof token === "string" ? decodeToken(token) : null;
  const menu = menuSchema.safeParse(storedMenu);
  if (typeof token !== "string" || !claims || !menu.success || claims.expiresAt <= Date.now()) {
    return signedOutState;
  }
  return {
    token,
    user: claims.user,
    menuSchema: menu.data,
    ROLE_ROUTE: ROLE_HOME[claims.user.system_role],
    expireIn: typeof expireIn === "number" ? expireIn : null,
    returnTo: null,
    endedBy: null,
  };
}

/** Returns the part of the auth state that may be persisted. */
export function storedAuth(state: AuthState): Omit<AuthState, "returnTo" | "endedBy"> {
  const { returnTo: _kept, endedBy: _told, ...stored } = state;
  return stored;
}
