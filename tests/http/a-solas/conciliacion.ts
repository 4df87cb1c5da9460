// The stored sums against the ledger: what is wrong is found, told and repaired once, whatever happens meanwhile.
import { NEGOCIO_POR_DEFECTO } from '@leal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { conciliarSaldos } from '../../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import {
  CambioEntretanto,
  repararCobrador,
} from '../../../functions/src/use-cases/conciliacion/reparar-cobrador.ts';
import { revisarCobrador } from '../../../functions/src/use-cases/conciliacion/revisar-cobrador.ts';
import { conciliacion } from '../../../tools/local/src/trabajos/conciliar.ts';
import type { ASolas } from '../../setup/a-solas.ts';
import { derivas, mas } from '../../setup/derivas.ts';
import { invocar } from '../../setup/invocar.ts';
import { libroCuadrado } from '../../setup/libro.ts';

export function sumasConciliadas({ suite, mundo, avisos, HOY, reloj }: ASolas): void {
  const { db } = mundo;
  const conciliar = (...cobradores: string[]) => conciliarSaldos({ reloj, cobradores });
  const { cartera, desviar, deriva, ledger } = derivas(mundo);
  type Cobrador = Awaited<ReturnType<typeof cartera>>;

  describe('every stored figure', () => {
    it('that is wrong is found with its amounts and repaired, and the ledger stays as it is', async () => {
      const cobrador = await cartera();
      const { uid, prefijo } = cobrador;
      const [credito, totales] = [`creditos/${prefijo}-cre-1`, `totales/${uid}`];
      const [lunes, martes] = [`${totales}/dias/2026-11-09`, `${totales}/dias/2026-11-10`];
      const fila = `${prefijo}-cre-1_pago-2026-11-09`;
      const dia = (await db.doc(lunes).get()).data() ?? {};
      const filas = dia['filas'] as Record<string, object>;
      const vence = String((await db.doc(credito).get()).get('fecha_vencimiento'));
      const antes = await ledger(cobrador);

      await db.doc(credito).update({
        total_pagado_centavos: mas(100),
        saldo_centavos: mas(-50),
        num_pagos: mas(1),
        atrasos: mas(2),
        renovable: true,
      });
      await db.doc(totales).update({
        clientes: mas(1),
        capital_colocado_centavos: mas(-10_000),
        'pendientes.renovacion': mas(1),
        [`vencimientos.${vence}.saldo_centavos`]: mas(5),
        'vencimientos.2026-12-01': { n: 0, saldo_centavos: 0 },
        [`ultimos_15_dias.${HOY}.cobrado_centavos`]: mas(11),
        'ultimos_15_dias.2026-10-01': { pagos: 3 },
      });
      await db.doc(`avisos/${uid}`).update({ 'por_aprobar.gastos': mas(4) });
      await db.doc(lunes).update({
        pagos: mas(-1),
        [`filas.${fila}.monto_centavos`]: 1,
        [`filas.${prefijo}-cre-2_pago-2026-11-09`]: FieldValue.delete(),
        [`filas.${prefijo}-cre-1_pago-2026-11-09-9`]: filas[fila],
      });
      await db.doc(martes).delete();

      const hecho = await conciliar(uid);
      const dicho = hecho.detalle.map(({ documento, campo, guardado, contado, deriva: d }) => [
        `${documento} ${campo}`,
        [guardado, contado, d],
      ]);
      expect(Object.fromEntries(dicho)).toEqual({
        [`${credito} total_pagado_centavos`]: [120_100, 120_000, -100],
        [`${credito} saldo_centavos`]: [239_950, 240_000, 50],
        [`${credito} num_pagos`]: [3, 2, -1],
        [`${credito} atrasos`]: [2, 0, -2],
        [`${credito} renovable`]: [true, false, null],
        [`${totales} clientes`]: [4, 3, -1],
        [`${totales} capital_colocado_centavos`]: [590_000, 600_000, 10_000],
        [`${totales} pendientes.renovacion`]: [1, 0, -1],
        [`${totales} vencimientos.${vence}.saldo_centavos`]: [576_005, 576_000, -5],
        [`${totales} ultimos_15_dias.${HOY}.cobrado_centavos`]: [11, 0, -11],
        [`avisos/${uid} gastos`]: [5, 1, -4],
        [`${lunes} pagos`]: [1, 2, 1],
        [`${lunes} filas.${fila}`]: [1, 60_000, null],
        [`${lunes} filas.${prefijo}-cre-2_pago-2026-11-09`]: [null, 24_000, null],
        [`${lunes} filas.${prefijo}-cre-1_pago-2026-11-09-9`]: [60_000, null, null],
        [`${martes} cobrado_centavos`]: [0, 60_000, 60_000],
        [`${martes} efectivo_centavos`]: [0, 60_000, 60_000],
        // A sixth of what was paid.
        [`${martes} interes_centavos`]: [0, 10_000, 10_000],
        [`${martes} pagos`]: [0, 1, 1],
        [`${martes} filas.${prefijo}-cre-1_pago-2026-11-10`]: [null, 60_000, null],
      });
      for (const diferencia of hecho.detalle)
        expect(avisos).toHaveBeenCalledWith('Diferencia conciliada', diferencia);
      expect(hecho).toMatchObject({ estado: 'corregida', diferencias: 20, sin_reparar: 0, fallidos: [] });

      const { totales: sumas } = await libroCuadrado(db, uid);
      expect(Object.keys(sumas.vencimientos)).not.toContain('2026-12-01');
      expect(Object.keys(sumas.ultimos_15_dias)).not.toContain('2026-10-01');
      // A row went, also from where a full day goes on: the marks of that day are to be computed again.
      expect((await db.doc(lunes).get()).data()).toEqual({
        ...dia,
        marcas_por_calcular: true,
        quitadas: { [`${prefijo}-cre-1_pago-2026-11-09-9`]: true },
      });
      expect(await ledger(cobrador)).toEqual(antes);
      const semana = await db.doc(`reportes_semanales/${uid}_2026-11-09`).get();
      expect(semana.get('por_recompilar')).toBe(true);
      expect(await conciliar(uid)).toMatchObject({ estado: 'cuadra', diferencias: 0 });
    });
  });

  describe('a payment between the reading and the repair', () => {
    const abonar = (quien: Cobrador, n: number) =>
      invocar(quien, 'registrarAbono', { cuerpo: { id_credito: `${quien.prefijo}-cre-${n}`, monto: 120 } });
    const reparar = (revision: Awaited<ReturnType<typeof revisarCobrador>>, corrida: string) =>
      repararCobrador(revision, {
        hoy: HOY,
        ahora: reloj.ahora(),
        corrida,
        aplicadas: [],
        alAplicar: () => undefined,
      });

    it('on another credit is neither lost nor counted twice', async () => {
      const cobrador = await cartera();
      await desviar(cobrador);
      await db.doc(`creditos/${cobrador.prefijo}-cre-1`).update({ total_pagado_centavos: mas(500) });
      const revision = await revisarCobrador(cobrador.uid, { hoy: HOY, negocio: NEGOCIO_POR_DEFECTO });
      expect((await abonar(cobrador, 2)).estado).toBe(200);
      await reparar(revision, 'otra');
      expect((await libroCuadrado(db, cobrador.uid)).creditos[1]?.total_pagado_centavos).toBe(36_000);
    });

    it('on the very credit that is repaired has everything read again', async () => {
      const cobrador = await cartera();
      await db
        .doc(`creditos/${cobrador.prefijo}-cre-1`)
        .update({ total_pagado_centavos: mas(500), saldo_centavos: mas(-500) });
      const revision = await revisarCobrador(cobrador.uid, { hoy: HOY, negocio: NEGOCIO_POR_DEFECTO });
      await abonar(cobrador, 1);
      await expect(reparar(revision, 'la misma')).rejects.toBeInstanceOf(CambioEntretanto);
      // Paid and balance; and the payment took the wrong balance from the sums of one first unpaid day to another’s.
      expect(await conciliar(cobrador.uid)).toMatchObject({ diferencias: 4, fallidos: [] });
      expect((await libroCuadrado(db, cobrador.uid)).creditos[0]?.total_pagado_centavos).toBe(132_000);
    });

    it('or another run, at the same time or late, repairs nothing twice', async () => {
      const cobrador = await cartera();
      await desviar(cobrador);
      const revision = await revisarCobrador(cobrador.uid, { hoy: HOY, negocio: NEGOCIO_POR_DEFECTO });
      const dos = await Promise.all([conciliar(cobrador.uid), conciliar(cobrador.uid)]);
      expect(dos.flatMap(({ detalle, fallidos }) => [...detalle, ...fallidos])).toHaveLength(1);
      await expect(reparar(revision, 'tarde')).rejects.toBeInstanceOf(CambioEntretanto);
      await libroCuadrado(db, cobrador.uid);
    });
  });

  describe('a repair', () => {
    it.each([4, 13, 14])('whose answer is lost (code %i) is made once', async (codigo) => {
      const cobrador = await cartera();
      await desviar(cobrador);
      await suite.fallar({ method: 'Commit', action: 'lose-answer', code: codigo });
      const hecho = await conciliar(cobrador.uid);
      const quedan = await fetch(`http://127.0.0.1:${suite.puertos.firestore}/_local/faults`);
      expect(Object.values((await quedan.json()) as object).flat()).toEqual([]);
      expect(hecho).toMatchObject({ detalle: [deriva(cobrador)], fallidos: [] });
      await libroCuadrado(db, cobrador.uid);
    });
  });

  describe('what no rule repairs', () => {
    it('a broken document of one collector stops nobody else, and nothing of that one is touched', async () => {
      const [roto, sano] = [await cartera(), await cartera()];
      await Promise.all([desviar(roto), desviar(sano)]);
      const renglon = db.doc(`creditos/${roto.prefijo}-cre-1/movimientos/pago-2026-11-09`);
      await renglon.update({ fecha: FieldValue.delete() });
      const sumas = (await db.doc(`totales/${roto.uid}`).get()).updateTime;
      const hecho = await conciliar(roto.uid, sano.uid);
      expect(hecho).toMatchObject({ estado: 'por_revisar', cobradores: 1, detalle: [deriva(sano)] });
      expect(hecho.fallidos).toEqual([
        { id_cobrador: roto.uid, motivo: expect.stringContaining(renglon.path) as string },
      ]);
      expect((await db.doc(`totales/${roto.uid}`).get()).updateTime).toEqual(sumas);
      await libroCuadrado(db, sano.uid);
      await renglon.update({ fecha: '2026-11-09' });
      expect(await conciliar(roto.uid)).toMatchObject({ estado: 'corregida', diferencias: 1 });
    });

    it('a row that names another collector has its credit left as it is: what was read is not its whole ledger', async () => {
      const [cobrador, otro] = [await cartera(), await cartera()];
      const credito = db.doc(`creditos/${cobrador.prefijo}-cre-1`);
      const renglon = credito.collection('movimientos').doc('pago-2026-11-09');
      await renglon.update({ id_cobrador: otro.uid });
      const antes = (await credito.get()).data();
      const hecho = await conciliar(cobrador.uid, otro.uid);
      expect(hecho.fallidos.map(({ id_cobrador }) => id_cobrador)).toEqual([cobrador.uid, otro.uid]);
      expect(hecho.fallidos[0]?.motivo).toContain(credito.path);
      expect((await credito.get()).data()).toEqual(antes);
      await renglon.update({ id_cobrador: cobrador.uid });
      expect(await conciliar(cobrador.uid, otro.uid)).toMatchObject({ diferencias: 0, fallidos: [] });
    });

    it('a state that contradicts the balance, and sums that are not there, are told and left', async () => {
      const cobrador = await cartera();
      const credito = db.doc(`creditos/${cobrador.prefijo}-cre-2`);
      await credito.update({ estado_credito: 'Rechazado' });
      await db.doc(`totales/${cobrador.uid}`).delete();
      const { por_revisar, estado } = await conciliar(cobrador.uid);
      expect([estado, por_revisar.map(({ documento, motivo }) => `${documento} ${motivo}`)]).toEqual([
        'por_revisar',
        [`${credito.path} Rechazado con pagos`, `totales/${cobrador.uid} Falta el documento`],
      ]);
      expect((await credito.get()).get('estado_credito')).toBe('Rechazado');
      expect((await db.doc(`totales/${cobrador.uid}`).get()).exists).toBe(false);
    });

    it('only looked at is told, and repaired by nobody: npm run conciliar -- --revisar', async () => {
      const cobrador = await cartera();
      await desviar(cobrador);
      const { lineas, bien } = await conciliacion.preparar({ revisar: true, cobrador: cobrador.uid })();
      expect([bien, lineas.slice(1)]).toEqual([
        false,
        [
          '  diferencias encontradas: 1 · por revisar: 0 · fallidos: 0',
          `  totales/${cobrador.uid} saldo_pendiente_centavos: decía 576777, suma 576000`,
        ],
      ]);
      const revisado = await conciliarSaldos({ reloj, cobradores: [cobrador.uid], soloRevisar: true });
      expect(revisado).toMatchObject({ estado: 'por_revisar', detalle: [deriva(cobrador)] });
      expect(avisos).toHaveBeenCalledWith('Diferencia encontrada', expect.objectContaining(deriva(cobrador)));
      expect(avisos).not.toHaveBeenCalledWith(
        'Diferencia conciliada',
        expect.objectContaining(deriva(cobrador)),
      );
      expect(await conciliar(cobrador.uid)).toMatchObject({ detalle: [deriva(cobrador)] });
    });

    it('of nobody is refused: npm run conciliar -- --cobrador nadie', async () => {
      await expect(conciliacion.preparar({ cobrador: 'nadie' })()).rejects.toThrow('No hay cobrador nadie.');
    });
  });
}
