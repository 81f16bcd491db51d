// Preloaded into the server by start.mjs: when that process is killed, the server must not keep the port and
// data directory.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
