// An office that takes transfers, and what its collectors capture of them.
import { afterAll, beforeAll, expect } from 'vitest';
import { usarReloj } from '../../setup/abrir-mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Cobrador } from '../../setup/mundo.ts';
import { mundo } from './mundo.ts';

export const REFERENCIA = 'MBAN01002611170001';
export const TRANSFERENCIA = { referencia: REFERENCIA, fecha: '2026-11-17', nota: 'La mandó su hija' };

/** A collector with Ana and Luis, whose settings take transfers; the settings are put back when the file ends. */
export function usarTransferencias() {
  const negocio = () => mundo.db.doc('configuracion/negocio');
  const moverReloj = usarReloj();
  let antes: FirebaseFirestore.DocumentData | undefined;
  beforeAll(async () => {
    antes = (await negocio().get()).data();
    const { parametros = {} } = antes ?? {};
    const conEllas = { ...parametros, dias_transferencia: 30 };
    // The server remembers its settings for a minute.
    moverReloj('2026-11-18T12:00:00-06:00');
    await negocio().set({ festivos: [], exigir_segundo_gerente: false, ...antes, parametros: conEllas });
  });
  afterAll(async () => {
    await (antes ? negocio().set(antes) : negocio().delete());
  });
  let secuencia = 0;
  /** The first credit is paid; the answer is that of the capture. */
  async function abonar(cobrador: Cobrador, monto: number, resto: object = {}, numero = 1) {
    const respuesta = await invocar(cobrador, 'registrarAbono', {
      cuerpo: {
        id_credito: `${cobrador.prefijo}-cre-${numero}`,
        monto,
        capturado_en: (await mundo.ahora()).toISOString(),
        dispositivo: 'tel-1',
        secuencia: (secuencia += 1),
        ...resto,
      },
    });
    expect(respuesta.estado, JSON.stringify(respuesta.cuerpo)).toBe(200);
    return respuesta.cuerpo;
  }
  const transferir = (cobrador: Cobrador, monto: number, numero = 1) =>
    abonar(cobrador, monto, { transferencia: TRANSFERENCIA }, numero);
  const cobrador = () => mundo.cobrador([creditoDe('Ana López'), creditoDe('Luis Ruiz')]);
  return { abonar, transferir, cobrador };
}
