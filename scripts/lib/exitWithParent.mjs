// Loaded into the server by start.mjs: when that is killed, the server must not stay behind and hold port and data.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
