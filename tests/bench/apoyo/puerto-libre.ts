import { type AddressInfo, createServer } from 'node:net';

export async function puertoLibre(): Promise<number> {
  const servidor = createServer().listen(0, '127.0.0.1');
  await new Promise((listo) => servidor.once('listening', listo));
  const { port } = servidor.address() as AddressInfo;
  servidor.close();
  return port;
}
