import "./app/tokens.css";
import "./app/App.css";
import "./app/phone.css";
import "./app/forced-colours.css";
import { EMBEDDED } from "../config/embedded.ts";
import { showEmbed } from "./app/Embed.tsx";
import { query } from "./ui/address.ts";

start();

// A function, because a chunk cannot import from a module that waits at an await. With an await at the
// top level, what this script shares with a chunk would become a request of its own.
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element #root");
  if (EMBEDDED.test(query())) return showEmbed(root);
  // What a frame does not show is a second file, which comes beside this one (config/first-screen.js).
  const { showPage } = await import("./app/App.tsx");
  return showPage(root);
}
