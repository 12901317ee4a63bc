import { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FetchFailure } from "../failures.ts";
import { connect } from "./connect.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Lets `milliseconds` pass, and all that follows from it happen. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function errorWith(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** Connects to `count` addresses, whose sockets do nothing until a test says so. */
function connecting(count: number) {
  const time = new AbortController();
  const sockets: Socket[] = [];
  const addresses = Array.from({ length: count }, (_, at) => `192.0.2.${at + 1}`);
  const dialled: string[] = [];
  const outcome = connect(addresses, 80, time.signal, (address, port) => {
    dialled.push(`${address}:${port}`);
    const socket = new Socket();
    sockets.push(socket);
    return socket;
  }).catch((error: unknown) => (error instanceof FetchFailure ? error.failure : error));
  return {
    outcome,
    dialled,
    timeIsUp: () => time.abort(new FetchFailure("timeout")),
    answers: (at: number) => sockets[at]?.emit("connect"),
    refuses: (at: number, code = "ECONNREFUSED") => sockets[at]?.destroy(errorWith(code)),
    socket: (at: number) => sockets[at],
    /** The numbers of the sockets that are still there. */
    left: () => [...sockets.keys()].filter((at) => !sockets[at]?.destroyed),
  };
}

describe("a connection", () => {
  it("to an address alone has all the time there is", async () => {
    const { outcome, dialled, answers, socket, left } = connecting(1);
    await pass(3_600_000);
    expect([dialled, left()]).toEqual([["192.0.2.1:80"], [0]]);
    answers(0);
    expect(await outcome).toBe(socket(0));
  });

  it("is tried to the next address after a quarter of a second, beside the first", async () => {
    const { outcome, dialled, timeIsUp, left } = connecting(3);
    await pass(249);
    expect(dialled).toEqual(["192.0.2.1:80"]);
    await pass(1);
    expect(dialled).toEqual(["192.0.2.1:80", "192.0.2.2:80"]);
    await pass(250);
    expect(dialled).toHaveLength(3);
    expect(left()).toEqual([0, 1, 2]);
    timeIsUp();
    await outcome;
  });

  it("is tried to the next address at once where one refuses", async () => {
    const { outcome, dialled, refuses, answers, socket } = connecting(2);
    await pass(0);
    refuses(0);
    await pass(0);
    expect(dialled).toHaveLength(2);
    answers(1);
    expect(await outcome).toBe(socket(1));
  });

  it.each([0, 1, 2])("is that to address %d when this one answers, and no other", async (at) => {
    const { outcome, answers, socket, left } = connecting(3);
    await pass(1_000);
    answers(at);
    expect(await outcome).toBe(socket(at));
    expect(left()).toEqual([at]);
  });

  it("is one even when two answer in the same instant", async () => {
    const { outcome, answers, left, socket } = connecting(2);
    await pass(1_000);
    answers(0);
    answers(1);
    expect(await outcome).toBe(socket(0));
    await pass(0);
    expect(left()).toEqual([0]);
  });

  it("is not tried to more addresses once one has answered", async () => {
    const { outcome, dialled, answers } = connecting(2);
    await pass(100);
    answers(0);
    await outcome;
    await pass(1_000);
    expect(dialled).toHaveLength(1);
  });

  it("is tried to eight addresses at the most", async () => {
    const { outcome, dialled, timeIsUp, left } = connecting(20);
    await pass(60_000);
    expect(dialled).toHaveLength(8);
    timeIsUp();
    await outcome;
    expect(left()).toEqual([]);
  });

  it("that no address takes in time is a timeout, and leaves nothing behind", async () => {
    const { outcome, timeIsUp, left } = connecting(2);
    await pass(1_000);
    timeIsUp();
    expect(await outcome).toBe("timeout");
    expect(left()).toEqual([]);
  });

  it("is not tried any more once the time is up", async () => {
    const { outcome, dialled, timeIsUp } = connecting(2);
    await pass(100);
    timeIsUp();
    expect(await outcome).toBe("timeout");
    expect(dialled).toHaveLength(1);
  });

  it("that one address refuses, while another is silent, is a timeout", async () => {
    const { outcome, refuses, timeIsUp } = connecting(2);
    await pass(0);
    refuses(0);
    await pass(1_000);
    timeIsUp();
    expect(await outcome).toBe("timeout");
  });

  it("that the system gives up waiting for is a timeout", async () => {
    const { outcome, refuses } = connecting(1);
    await pass(0);
    refuses(0, "ETIMEDOUT");
    expect(await outcome).toBe("timeout");
  });

  it.each(["ECONNREFUSED", "EHOSTUNREACH"])("that all refuse with %s is none", async (code) => {
    const { outcome, refuses } = connecting(2);
    await pass(0);
    refuses(0, code);
    await pass(0);
    refuses(1, code);
    expect(await outcome).toBeInstanceOf(AggregateError);
  });
});
