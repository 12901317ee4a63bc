import "./style.css";
import { Fragment } from "react";
import { type Place, type ShortcutOf, shortcuts } from "../../core/shortcuts.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { actionNames } from "../../words/regions.ts";
import { shortcutWords } from "./words.ts";

type Names = { readonly [P in Place]: Readonly<Record<ShortcutOf<P>, string>> };

const places = ["page", "editor", "table", "comparison", "edges"] as const satisfies Place[];

/** Every shortcut of the page, by where it works. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  // What has no name does not compile.
  const allNames: Names = shortcutWords;
  return (
    <Dialog heading={actionNames.shortcuts} className="shortcuts" onClose={onClose}>
      {/* Scrolled with the keyboard, too. */}
      <div className="shortcut-places" role="group" aria-label={actionNames.shortcuts} tabIndex={0}>
        {places.map((place) => {
          const names: Readonly<Record<string, string>> = allNames[place];
          return (
            <section key={place}>
              <h3>{shortcutWords.places[place]}</h3>
              <dl>
                {Object.entries<readonly string[]>(shortcuts[place]).map(([id, keys]) => (
                  <div key={id}>
                    <dt>{names[id]}</dt>
                    <dd>
                      <Keys keys={keys} isMac={isMac} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
      <p>{shortcutWords.layouts}</p>
      <a className="licences" href="licenses.txt" target="_blank" rel="noreferrer">
        {shortcutWords.licences}
      </a>
    </Dialog>
  );
}

/** Keys that do the same, or each a part of it. */
function Keys({ keys, isMac }: { keys: readonly string[]; isMac: boolean }) {
  return keys.map((key) => (
    <Fragment key={key}>
      {keyNames(key, isMac).map((stroke) => (
        <span key={stroke.join()} className="stroke">
          {stroke.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
        </span>
      ))}
    </Fragment>
  ));
}

/** Where CodeMirror’s own keys are others on a Mac. */
const ON_MAC: Readonly<Record<string, string>> = {
  "Ctrl-Shift-[": "Mod-Alt-[",
  "Ctrl-Shift-]": "Mod-Alt-]",
};

/** What is printed on the keys to press for a key as CodeMirror names it; a list for each stroke. */
export function keyNames(key: string, isMac: boolean): readonly (readonly string[])[] {
  const { keys, keysOfMac } = shortcutWords;
  const names = isMac ? { ...keys, ...keysOfMac } : keys;
  return ((isMac && ON_MAC[key]) || key)
    .split(" ")
    .map((stroke) =>
      stroke
        .split(/-(?=.)/)
        .map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part)),
    );
}
