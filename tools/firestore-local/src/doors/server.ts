import type http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import type { Service } from '../service.ts';
import { GrpcDoor } from './grpc.ts';
import { HttpDoor } from './http/http-door.ts';

export type OpenDoors = { readonly port: number; close(): Promise<void> };

/** The beginning of every HTTP/2 connection, as far as it takes to tell it from an HTTP/1.1 method. */
const PREFACE = 'PRI';

/** A browser that has gone keeps its channel this long; one that lost its line comes back sooner. */
const CHANNEL_IDLE_MS = 30_000;

/** Looks at the first bytes and puts them back for whoever takes the socket over. */
function firstBytes(socket: Socket, then: (first: string) => void): void {
  const chunks: Buffer[] = [];
  const look = (chunk: Buffer) => {
    chunks.push(chunk);
    const seen = Buffer.concat(chunks);
    const first = seen.subarray(0, PREFACE.length).toString('latin1');
    if (first.length < PREFACE.length && PREFACE.startsWith(first)) return;
    socket.off('data', look);
    socket.pause();
    then(first);
    socket.unshift(seen);
    socket.resume();
  };
  socket.on('data', look);
}

/** One loopback port for both protocols: the first bytes of a connection say which one it speaks. */
export async function openDoors(
  service: Service,
  port: number,
  channelIdleMs: number = CHANNEL_IDLE_MS,
): Promise<OpenDoors> {
  const grpc = new GrpcDoor(service);
  const http1: http.Server = new HttpDoor(service, channelIdleMs).server;
  const sockets = new Set<Socket>();
  const server = net.createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    firstBytes(socket, (first) => {
      (first.startsWith(PREFACE) ? grpc.server : http1).emit('connection', socket);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
