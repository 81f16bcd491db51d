import { followNotifications } from "@vaardig/contract/notifications/notifications";
import type { App } from "../../platform/http/app.ts";
import { slowRoute } from "../../platform/http/route.ts";

/** Changes of this long are told together. */
const GATHER_MS = 200;

/** A stream says that something changed and never what: whoever hears it reads its own. */
export function liveRoutes(app: App): void {
  // Hearing of changes waits for a connection of its own kind.
  slowRoute(app, followNotifications, async ({ viewer, services }) => {
    const stream = services.streams.open(viewer);
    let timer: NodeJS.Timeout | undefined;
    stream.onEnd(() => clearTimeout(timer));
    const tell = () => {
      timer = undefined;
      stream.send({ kind: "changed" });
    };
    try {
      stream.onEnd(
        await services.notified.followTopic(viewer.userId, () => {
          timer ??= setTimeout(tell, GATHER_MS);
        }),
      );
    } catch (error) {
      stream.end();
      throw error;
    }
    // Leaves as a stream of its own kind, which `slowRoute` sends.
    return stream as never;
  });
}
