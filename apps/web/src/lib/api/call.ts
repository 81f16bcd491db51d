import type { EndpointBuilder, MutationExtraOptions, QueryExtraOptions } from "@reduxjs/toolkit/query";
import type { Endpoint, Input, Payload } from "@vaardig/contract/endpoint";
import type { ApiQuery, Tag } from "./baseApi.ts";
import type { CallInput } from "./requestOf.ts";

type Builder = EndpointBuilder<ApiQuery, Tag, "api">;

/** `void`, which lets an argument be left out. */
type Nothing = ReturnType<VoidFunction>;

/** Argument of a hook: may be left out when the endpoint needs nothing. */
export type Argument<E extends Endpoint> =
  unknown extends Input<E> ? Nothing : Record<never, never> extends Input<E> ? Input<E> | Nothing : Input<E>;

/** The client's own message when the server sends none. */
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

/** Makes RTK Query definitions of contract endpoints; argument and result are typed by the contract. */
export const call = {
  /** A read: cached by its input, and read again when the language or one of `provides` changes. */
  query<E extends Endpoint>(builder: Builder, endpoint: E, options: QueryOptions<E> = {}) {
    const { provides = [], fallback, ...extra } = options;
    return builder.query<Payload<E>, Argument<E>>({
      ...extra,
      query: (input) => ({ endpoint, input: (input ?? {}) as CallInput, fallback }),
      providesTags: ["language", ...provides],
    });
  },

  /** A write: on success the reads that provide one of `invalidates` are read again. */
  mutation<E extends Endpoint>(builder: Builder, endpoint: E, options: MutationOptions<E> = {}) {
    const { invalidates = [], fallback, ...extra } = options;
    return builder.mutation<Payload<E>, Argument<E>>({
      ...extra,
      query: (input) => ({ endpoint, input: (input ?? {}) as CallInput, fallback }),
      // A refused write changed nothing, so nothing is read again.
      invalidatesTags: (_result, error) => (error ? [] : invalidates),
    });
  },
};
