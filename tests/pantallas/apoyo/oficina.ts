// The office's screens, as the demo's manager or supervisor opens them.
import { ESCRITORIO } from '../../e2e/apoyo/tamanos.ts';
import type { Persona } from '../../setup/mundo.ts';
import { abrir, type Pantalla, type Pedido } from './abrir.tsx';
import { mundo } from './mundo.ts';

export const gerente = (): Promise<Persona> => mundo.cuenta('gerente@leal.demo');
export const supervisor = (): Promise<Persona> => mundo.cuenta('supervisor@leal.demo');

/** Opened by whose address it is, by the manager where it is nobody's; at a desk unless told otherwise. */
export async function enOficina(camino: string, pedido: Pedido = {}): Promise<Pantalla> {
  const quien = await (camino.startsWith('supervisor') ? supervisor() : gerente());
  return abrir(quien, camino, { tamano: ESCRITORIO, ...pedido });
}
