import { setTimeout as esperar } from 'node:timers/promises';
import { ErrorLocal } from './error-local.ts';
import { LOCAL, type Puertos } from './puertos.ts';

const PLAZO_MS = 30_000;

async function responde(url: string): Promise<boolean> {
  const respuesta = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
  return respuesta?.ok ?? false;
}

/** Everything that the ready line promises, asked for once. */
export async function comprobarQueResponde(puertos: Puertos, conWeb: boolean): Promise<void> {
  const origen = `http://${LOCAL}:${puertos.hosting}`;
  const pedidos = [`${origen}/leal-api/salud`, `http://${LOCAL}:${puertos.auth}/`];
  if (conWeb) pedidos.push(`${origen}/leal/`);
  const limite = Date.now() + PLAZO_MS;
  for (const url of pedidos) {
    while (!(await responde(url))) {
      if (Date.now() > limite) throw new ErrorLocal(`La suite arrancó, pero ${url} no responde.`);
      await esperar(200);
    }
  }
}
