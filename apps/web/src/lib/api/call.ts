import type { EndpointBuilder, MutationExtraOptions, QueryExtraOptions } from "@reduxjs/toolkit/query";
import type { Endpoint, Input, Payload } from "@vaardig/contract/endpoint";
import type { ApiQuery, Tag } from "./baseApi.ts";
import type { CallInput } from "./requestOf.ts";

type Builder = EndpointBuilder<ApiQuery, Tag, "api">;

/** `void` type, which allows omitting an argument. */
type Nothing = ReturnType<VoidFunction>;

/** Argument of a hook; optional when the endpoint requires no input. */
export type Argument<E extends Endpoint> =
  unknown extends Input<E> ? Nothing : Record<never, never> extends Input<E> ? Input<E> | Nothing : Input<E>;

/** Client message for errors without a server message. */
interface Own {
  fallback?: () => string;
}

type QueryOptions<E extends Endpoint> = Own &
  Pick<
    QueryExtraOptions<Tag, Payload<E>, Argument<E>, ApiQuery, "api">,
    "onQueryStarted" | "keepUnusedDataFor"
  > & {
    provides?: readonly Tag[];
  };

type MutationOptions<E extends Endpoint> = Own &
  Pick<MutationExtraOptions<Tag, Payload<E>, Argument<E>, ApiQuery, "api">, "onQueryStarted"> & {
    invalidates?: readonly Tag[];
  };

/** Builds RTK Query definitions of contract endpoints; argument and result are typed by the contract. */
export const call = {
  /** Defines a query: cached by input, refetched when the language or one of `provides` changes. */
  query<E extends Endpoint>(builder: Builder, endpoint: E, options: QueryOptions<E> = {}) {
    const { provides = [], fallback, ...extra } = options;
    return builder.query<Payload<E>, Argument<E>>({
      ...extra,
      query: (input) => ({ endpoint, input: (input ?? {}) as CallInput, fallback }),
      providesTags: ["language", ...provides],
    });
  },

  /** Defines a mutation: on success, queries that provide one of `invalidates` are refetched. */
  mutation<E extends Endpoint>(builder: Builder, endpoint: E, options: MutationOptions<E> = {}) {
    const { invalidates = [], fallback, ...extra } = options;
    return builder.mutation<Payload<E>, Argument<E>>({
      ...extra,
      query: (input) => ({ endpoint, input: (input ?? {}) as CallInput, fallback }),
      // A failed write changed nothing, so nothing is refetched.
      invalidatesTags: (_result, error) => (error ? [] : invalidates),
    });
  },
};
