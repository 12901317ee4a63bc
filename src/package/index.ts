// What `import "robots-txt-playground"` gives: the engine, without the details of the catalogue,
// which are as large as all else, and what an HTTP status code means to it.
export * from "../engine/index.ts";
export { answerOfStatus } from "../tasks/live/live-answer.ts";
