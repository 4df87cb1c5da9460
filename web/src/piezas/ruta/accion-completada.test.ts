import { expect, it } from 'vitest';
import { anunciarAccion, EVENTO_ACCION_COMPLETADA } from './ruta-leida.ts';

it('a completed action is broadcast with the id of its credit', () => {
  const destino = new EventTarget();
  const vistos: unknown[] = [];
  destino.addEventListener(EVENTO_ACCION_COMPLETADA, (e) => vistos.push((e as CustomEvent).detail));
  anunciarAccion('c1', destino);
  expect(EVENTO_ACCION_COMPLETADA).toBe('card-action-completed');
  expect(vistos).toEqual([{ id_credito: 'c1' }]);
});
