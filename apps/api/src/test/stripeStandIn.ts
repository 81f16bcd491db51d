import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Fields = Record<string, string>;

interface Intent {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  refunded: number;
  customer: string | null;
  payment_method: string | null;
  metadata: Fields;
  last_payment_error: { code: string } | null;
}

interface Method {
  id: string;
  customer: string | null;
  created: number;
}

/** An in-memory stand-in for the Stripe calls that the product makes. */
export interface StripeStandIn {
  url: string;
  /** Calls so far, such as "POST /v1/payment_intents". */
  calls: string[];
  intents: Map<string, Intent>;
  methods: Map<string, Method>;
  setups: Map<string, { id: string; payment_method: string; customer: string; status: string }>;
  /** Outcome of charges: success, refusal by the bank, or a request for authentication. */
  outcome: "succeeded" | "card_declined" | "authentication_required";
  /** While true, closes every connection without a response. */
  isDown: boolean;
  /** While true, processes POST requests but closes the connection without a response. */
  losesAnswers: boolean;
  close(): Promise<void>;
}

async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
}

const metadataOf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );

function presentIntent(intent: Intent) {
  const { refunded, ...facts } = intent;
  const charge = { id: `ch_${intent.id}`, object: "charge", amount_refunded: refunded };
  return {
    ...facts,
    object: "payment_intent",
    currency: "eur",
    created: 1_772_000_000,
    latest_charge: intent.status === "succeeded" ? charge : null,
  };
}

function presentMethod(method: Method) {
  const card = { brand: "visa", last4: method.id.slice(-4), exp_month: 4, exp_year: 2030 };
  return { ...method, object: "payment_method", type: "card", card };
}

/** Starts the stand-in on a free port; pass its URL to the product as `STRIPE_API_BASE`. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const keys = new Map<string, string>();
  let count = 0;

  function charge(fields: Fields, key: string): Intent {
    const known = keys.get(key);
    if (known) return state.intents.get(known) as Intent;
    count += 1;
    const isPaid = state.outcome === "succeeded";
    const intent: Intent = {
      id: `pi_${count}`,
      status: isPaid
        ? "succeeded"
        : state.outcome === "card_declined"
          ? "requires_payment_method"
          : "requires_action",
      amount: Number(fields.amount),
      amount_received: isPaid ? Number(fields.amount) : 0,
      refunded: 0,
      customer: fields.customer ?? null,
      payment_method: fields.payment_method ?? null,
      metadata: metadataOf(fields),
      last_payment_error: isPaid ? null : { code: state.outcome },
    };
    state.intents.set(intent.id, intent);
    keys.set(key, intent.id);
    return intent;
  }

  function answer(method: string, path: string, fields: Fields, key: string): [number, unknown] {
    const id = path.split("/").at(-1) ?? "";
    if (method === "POST" && path === "/v1/customers")
      return [200, { id: `cus_${fields["metadata[company_id]"]}`, object: "customer" }];
    if (method === "POST" && path === "/v1/checkout/sessions")
      return [200, { id: "cs_1", object: "checkout.session", url: `https://checkout.test/${fields.mode}` }];
    if (method === "POST" && path === "/v1/billing_portal/sessions")
      return [200, { id: "bps_1", object: "billing_portal.session", url: "https://portal.test/" }];
    if (method === "POST" && path === "/v1/payment_intents") {
      const intent = charge(fields, key);
      if (intent.status === "succeeded") return [200, presentIntent(intent)];
      const code = intent.last_payment_error?.code;
      return [
        402,
        { error: { type: "card_error", code, message: "no", payment_intent: presentIntent(intent) } },
      ];
    }
    const intent = state.intents.get(id);
    if (path.startsWith("/v1/payment_intents/") && intent) return [200, presentIntent(intent)];
    const setup = state.setups.get(id);
    if (path.startsWith("/v1/setup_intents/") && setup) return [200, { ...setup, object: "setup_intent" }];
    const saved = state.methods.get(id);
    if (path.startsWith("/v1/payment_methods/") && saved) return [200, presentMethod(saved)];
    return [404, { error: { type: "invalid_request_error", message: `No such object: ${path}` } }];
  }

  const server = createServer(async (request: IncomingMessage, reply: ServerResponse) => {
    const path = new URL(request.url ?? "/", "http://x").pathname;
    const fields = await fieldsOf(request);
    state.calls.push(`${request.method} ${path}`);
    if (state.isDown) return void request.socket.destroy();
    const key = String(request.headers["idempotency-key"] ?? "");
    const [status, body] = answer(request.method ?? "", path, fields, key);
    if (state.losesAnswers && request.method === "POST") return void request.socket.destroy();
    reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const state: StripeStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    intents: new Map(),
    methods: new Map(),
    setups: new Map(),
    outcome: "succeeded",
    isDown: false,
    losesAnswers: false,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return state;
}
