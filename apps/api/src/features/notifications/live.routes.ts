import { followNotifications } from "@vaardig/contract/notifications/notifications";
import type { App } from "../../platform/http/app.ts";
import { slowRoute } from "../../platform/http/route.ts";

/** Changes within this time are sent together, in milliseconds. */
const GATHER_MS = 200;

/** Registers the stream of changes, which carries no content: the client reads its own notifications. */
export function liveRoutes(app: App): void {
  // Following changes waits for a separate connection.
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
    // `slowRoute` sends the stream as it is.
    return stream as never;
  });
}
