// The pages of an export, whatever happens between two of them; and records that are older than today's rules, on a
// suite without others: lists of everybody's credits would meet those too, and refuse them.
import { centavos, fecha } from '@leal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invocacion } from '@leal/seed';
import type { ASolas } from '../../setup/a-solas.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Persona } from '../../setup/mundo.ts';
import { idsDe, leerRenglones, type Renglon } from '../../setup/renglones.ts';

export function exportacionEnPaginas({ mundo }: ASolas): void {
  const HOY = fecha('2026-11-18');
  type Cobrador = Awaited<ReturnType<typeof mundo.cobrador>>;
  type Consulta = NonNullable<Invocacion['consulta']>;

  let gerente: Persona;
  beforeAll(async () => {
    gerente = await mundo.cuenta('gerente@leal.demo');
  });
  const pedir = (consulta: Consulta) => invocar(gerente, 'clientesExcel', { consulta });
  const credito = (id: string) => mundo.db.doc(`creditos/${id}`);

  describe('an export in pages', () => {
    const PAGO = [{ tipo: 'pago' as const, fecha: fecha('2026-11-17'), monto: centavos(10_000) }];
    const EXPORTACIONES = ['clientes', 'fiscalizacion'];
    let yo: Cobrador;
    beforeAll(async () => {
      const pagado = { movimientos: PAGO };
      yo = await mundo.cobrador([pagado, {}, pagado, {}, pagado]);
      // Paid in the week, though not active in it: the first, one in between, the last.
      const cerrado = { estado_credito: 'Finalizado', fecha_fin: '2026-11-13' };
      for (const n of [1, 3, 5])
        await credito(`${yo.prefijo}-cre-${n}`).update(n === 1 ? { fecha_inicio: null } : cerrado);
    });

    it.each(EXPORTACIONES)(
      '%s: pages of 1, 2 and 1000 give the same rows, once each',
      async (exportacion) => {
        const leer = (limite: number) => leerRenglones(gerente, { id_cobrador: yo.uid, exportacion, limite });
        const [de1, de2, de1000] = await Promise.all([leer(1), leer(2), leer(1000)]);
        expect(de1).toEqual(de1000);
        expect(de2).toEqual(de1000);
        const esperados = exportacion === 'clientes' ? [1, 2, 3, 4, 5] : [1, 2, 4];
        expect(idsDe(de1000)).toEqual(esperados.map((n) => `${yo.prefijo}-cre-${n}`));
      },
    );

    it.each(EXPORTACIONES)(
      '%s: what comes, ends and opens in between moves no other row',
      async (exportacion) => {
        const otro = await mundo.cobrador(Array.from({ length: 6 }, () => ({})));
        const id = (n: number | string) => `${otro.prefijo}-cre-${n}`;
        const nuevo = async (n: string) => {
          const datos = { ...(await credito(id(6)).get()).data(), id_credito: id(n) };
          await credito(id(n)).set(datos);
        };
        const cerrar = (n: number) => credito(id(n)).update({ estado_credito: 'Finalizado', fecha_fin: HOY });
        const consulta = { id_cobrador: otro.uid, exportacion, limite: 2 };
        const { cuerpo: primera } = await pedir(consulta);
        expect([idsDe(primera.datos as Renglon[]), primera.total]).toEqual([[id(1), id(2)], 6]);
        // One credit comes before the cursor and one behind it; one that was read has ended, and one that was not.
        await Promise.all([nuevo('0'), nuevo('35'), cerrar(1), cerrar(4)]);
        const { cuerpo: segunda } = await pedir({ ...consulta, cursor: primera.siguiente! });
        expect(segunda.total).toBeUndefined();
        const { cuerpo: resto } = await pedir({ ...consulta, limite: 10, cursor: segunda.siguiente! });
        expect(resto.siguiente).toBeNull();
        const ids = idsDe([...segunda.datos, ...resto.datos] as Renglon[]);
        const sigue = exportacion === 'clientes' ? [id(4)] : [];
        expect(ids).toEqual([id(3), id('35'), ...sigue, id(5), id(6)]);
      },
    );

    it('goes on only with a cursor of the same file', async () => {
      const otro = await mundo.cobrador([{}]);
      const paginaPropia = { id_cobrador: yo.uid, limite: 1 };
      const { siguiente } = (await pedir(paginaPropia)).cuerpo;
      const leido = JSON.parse(Buffer.from(siguiente!, 'base64url').toString()) as object;
      const con = (cambios: object) =>
        Buffer.from(JSON.stringify({ ...leido, ...cambios })).toString('base64url');
      expect((await pedir({ ...paginaPropia, cursor: con({}) })).estado).toBe(200);
      const ajenas: Consulta[] = [
        { ...paginaPropia, id_cobrador: otro.uid, cursor: siguiente! },
        { limite: 1, cursor: siguiente! },
        { ...paginaPropia, semana: '2026-11-09', cursor: siguiente! },
        { ...paginaPropia, exportacion: 'fiscalizacion', cursor: siguiente! },
        ...['', 'basura', 'e30', con({ id: 'a/b' }), con({ orden: '' }), con({ orden: '\ud800' })].map(
          (cursor) => ({ ...paginaPropia, cursor }),
        ),
      ];
      for (const consulta of ajenas) {
        const { estado, cuerpo } = await pedir(consulta);
        expect([consulta, estado, cuerpo.code]).toEqual([consulta, 400, 'DATOS_INVALIDOS']);
      }
    });
  });

  describe('a record older than today’s rules', () => {
    const LARGO = `${'Ñandú '.repeat(50)}\u{1F600}\u0007\t=1+1`;
    const SIN_NADA = { ubicacion: 'Durango Durango C.P. 0', dias: 30, telefono: '', fecha_fin: null };
    const QUITAR = [
      'telefono',
      'negocio',
      'ubicacion',
      'dias_pago',
      'fecha_vencimiento',
      'interes',
      'gestiones',
    ];
    const FIGURAS = [
      'monto_total_centavos',
      'monto_diario_centavos',
      'saldo_centavos',
      'total_pagado_centavos',
    ];
    const quitar = (campos: readonly string[]) =>
      Object.fromEntries(campos.map((campo) => [campo, FieldValue.delete()]));
    const CASOS = [
      { ...quitar(QUITAR), saldo_centavos: null },
      { ...quitar(FIGURAS), dias_pago: 45 },
      {
        monto_solicitado_centavos: -50,
        monto_total_centavos: 0.5,
        monto_diario_centavos: 2 ** 53,
        interes: NaN,
      },
      { ...quitar([...FIGURAS, 'monto_solicitado_centavos']), dias_pago: 0 },
      {
        nombre: LARGO,
        direccion: null,
        telefono: 6181234567,
        fecha_vencimiento: 'pronto',
        creado_en: 'ayer',
      },
    ];
    const ESPERADOS = [
      { ...SIN_NADA, negocio: '', saldo_con_interes: 3600, saldo_restante: 3600, abono_diario: 120 },
      { dias: 45, saldo_con_interes: 3600, abono_diario: 80, recaudado: 0, saldo_restante: 3600 },
      { monto_solicitado: -0.5, saldo_con_interes: -0.6, abono_diario: -0.02, saldo_restante: 3600 },
      {
        dias: 30,
        monto_solicitado: 0,
        saldo_con_interes: 0,
        abono_diario: 0,
        recaudado: 0,
        saldo_restante: 0,
      },
      { nombre_cliente: LARGO, direccion: '', telefono: '6181234567', fecha_fin: null },
    ];

    it('is a row like the others, with what it says and nothing invented', async () => {
      const yo = await mundo.cobrador(CASOS.map(() => ({})));
      for (const [i, cambios] of CASOS.entries()) await credito(`${yo.prefijo}-cre-${i + 1}`).update(cambios);
      const exigidos = {
        id_cobrador: yo.uid,
        estado_credito: 'Aprobado',
        fecha_inicio: HOY,
        fecha_fin: null,
      };
      await credito(`${yo.prefijo}-cre-6`).set({ id_credito: `${yo.prefijo}-cre-6`, ...exigidos });
      for (const exportacion of ['clientes', 'fiscalizacion']) {
        const renglones = await leerRenglones(gerente, { id_cobrador: yo.uid, exportacion });
        expect(renglones).toMatchObject([
          ...ESPERADOS,
          { ...SIN_NADA, nombre_cliente: '', monto_solicitado: 0 },
        ]);
      }
    });

    it('of a day loses the rows that say nothing, and no other', async () => {
      const pago = { tipo: 'pago' as const, fecha: fecha('2026-11-17'), monto: centavos(10_000) };
      const yo = await mundo.cobrador([{ movimientos: [pago] }, { movimientos: [pago] }]);
      const fila = `filas.${yo.prefijo}-cre-2_pago-2026-11-17`;
      const cambios = {
        pagos: 'dos',
        [`${fila}.hora`]: FieldValue.delete(),
        [`${fila}.monto_centavos`]: '100',
      };
      await mundo.db.doc(`totales/${yo.uid}/dias/2026-11-17`).update(cambios);
      const renglones = await leerRenglones(gerente, { id_cobrador: yo.uid });
      expect(renglones.map(({ martes }) => martes)).toEqual([100, 0]);
    });

    it('of a collector who is gone has no name of its own either', async () => {
      const yo = await mundo.cobrador([{}]);
      await mundo.db.doc(`usuarios/${yo.uid}`).delete();
      expect(await leerRenglones(gerente, { id_cobrador: yo.uid })).toMatchObject([{ nombre_cobrador: '' }]);
    });
  });
}
