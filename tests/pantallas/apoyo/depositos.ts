// An office that takes transfers, and what its bank tells of them.
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import { usarReloj } from '../../setup/abrir-mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { invocar } from '../../setup/invocar.ts';
import { usarAjustes } from './ajustes.ts';
import { idCredito } from './escena.ts';
import { mundo } from './mundo.ts';
import { gerente } from './oficina.ts';

export function usarBanco() {
  const { documento } = usarAjustes();
  const moverReloj = usarReloj();
  // The server remembers its settings for a minute.
  beforeEach(async () => {
    await documento().update({ 'parametros.dias_transferencia': 5 });
    moverReloj('2026-11-18T12:00:00-06:00');
  });
  return { documento, moverReloj };
}

export function usarDepositos() {
  const deSuBanco = usarBanco();
  /** A collector's clients; those with a reference have paid $120.00 by transfer two days ago. */
  async function clientes(nombres: readonly string[], referencia?: string) {
    const cobrador = await mundo.cobrador(nombres.map((nombre) => creditoDe(nombre)));
    for (const [i] of nombres.entries()) {
      if (referencia === undefined) continue;
      const transferencia = { fecha: '2026-11-16', referencia: `${referencia}${i}` };
      const cuerpo = { id_credito: idCredito({ cobrador }, i + 1), monto: 120, transferencia };
      expect((await invocar(cobrador, 'registrarAbono', { cuerpo })).estado).toBe(200);
    }
    return cobrador;
  }
  const renglon = (resto: object) => ({
    fecha: '2026-11-16',
    monto: 120,
    concepto: '',
    ordinal: 1,
    ...resto,
  });
  async function cargar(...renglones: object[]) {
    const cuerpo = { cuenta: 'BBVA 0123', archivo: 'nov.csv', renglones };
    expect((await invocar(await gerente(), 'cargarRenglones', { cuerpo })).estado).toBe(200);
  }
  /** One of those that are offered. */
  async function elegirCuenta(usuario: UserEvent, cual: string) {
    await usuario.click(await screen.findByRole('combobox', { name: 'De qué cuenta son' }));
    await usuario.click((await screen.findAllByText(cual)).at(-1)!);
  }
  return { ...deSuBanco, clientes, renglon, cargar, elegirCuenta };
}
