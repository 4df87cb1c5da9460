// An office that keeps no positions.
import { expect, it } from 'vitest';
import type { ASolas } from '../../setup/a-solas.ts';
import { invocar } from '../../setup/invocar.ts';
import { disparar } from '../../setup/trabajo.ts';

export function sinPosicion({ suite, mundo }: ASolas): void {
  it('stores none, and loses those of before with the night', async () => {
    const ajustes = mundo.db.doc('configuracion/negocio');
    const { parametros } = (await ajustes.get()).data() ?? {};
    const cobrador = await mundo.cobrador([{}, {}]);
    const visitar = async (n: number) => {
      const posicion = { latitud: 24, longitud: -104, precision_m: 9 };
      const cuerpo = { id_credito: `${cobrador.prefijo}-cre-${n}`, monto: 0, posicion };
      expect((await invocar(cobrador, 'registrarAbono', { cuerpo })).estado).toBe(200);
    };
    const conPosicion = async () =>
      (await mundo.db.collection('bitacora').where('id_cobrador', '==', cobrador.uid).get()).docs.filter(
        (foto) => foto.get('posicion') !== undefined,
      ).length;

    const marcar = async () => {
      const parametros_de = { id_cliente: `${cobrador.prefijo}-cli-1` };
      const cuerpo = { punto: { latitud: 24, longitud: -104, precision_m: 9 } };
      return (await invocar(cobrador, 'registrarPunto', { parametros: parametros_de, cuerpo })).estado;
    };
    const puntos = async () => {
      const deQuien = { parametros: { id_usuario: cobrador.uid } };
      const { datos, visitados } = (await invocar(cobrador, 'activosSinPagoHoy', deQuien)).cuerpo;
      return [...datos, ...visitados].filter(({ punto }) => punto !== undefined).length;
    };

    await visitar(1);
    expect([await marcar(), await puntos()]).toEqual([200, 1]);
    expect(await conPosicion()).toBe(1);
    await ajustes.set({ parametros: { dias_posicion: 0 } }, { merge: true });
    await suite.funcionesVivas?.reiniciar();
    await visitar(2);
    expect(await conPosicion()).toBe(1);
    // No door is set, and none is read.
    expect([await marcar(), await puntos()]).toEqual([422, 0]);
    await disparar(suite, 'olvidarPosiciones');
    expect(await conPosicion()).toBe(0);
    await ajustes.update({ parametros: parametros ?? {} });
    await suite.funcionesVivas?.reiniciar();
  });
}
