import { type AddressInfo, createServer } from 'node:net';

export async function puertoLibre(): Promise<number> {
  const sonda = createServer();
  await new Promise<void>((resolver) => sonda.listen(0, '127.0.0.1', resolver));
  const { port } = sonda.address() as AddressInfo;
  await new Promise((resolver) => sonda.close(resolver));
  return port;
}
