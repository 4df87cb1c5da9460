// The rows of the Excel exports: which credits are in them, and that no payment is missing.
import { centavos, fecha } from '@leal/domain';
import type { CreditoDeCartera, Invocacion } from '@leal/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { eliminarCliente } from '../setup/eliminar-cliente.ts';
import { escenaDe } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';
import { columnasDe, idsDe, leerRenglones, sumaDe } from '../setup/renglones.ts';

const mundo = abrirMundo();
const LUNES = '2026-11-16';
const LUNES_PASADO = '2026-11-09';

type Cobrador = Awaited<ReturnType<typeof mundo.cobrador>>;
const gerente = await mundo.cuenta('gerente@leal.demo');

type Consulta = NonNullable<Invocacion['consulta']>;
const pedir = (consulta: Consulta) => invocar(gerente, 'clientesExcel', { consulta });
const renglonesDe = ({ uid }: Persona, consulta: Consulta = {}) =>
  leerRenglones(gerente, { id_cobrador: uid, ...consulta });
/** The numbers of the credits that come, in the order in which they were lent. */
const numerosDe = async ({ prefijo, ...quien }: Cobrador, consulta: Consulta = {}) =>
  idsDe(await renglonesDe(quien, consulta))
    .map((id) => Number(id.slice(`${prefijo}-cre-`.length)))
    .toSorted((a, b) => a - b);

/** The cash of that week, day by day, as the week report says it. */
async function cobradoEn({ uid }: Persona, semana: string) {
  const parametros = { id_usuario: uid };
  const { cuerpo } = await invocar(gerente, 'reporteSemana', { parametros, consulta: { semana } });
  return { dias: cuerpo.dias.map(({ total }) => total), total: cuerpo.total_semana };
}

async function cuadra(quien: Persona, semana: string): Promise<number> {
  const columnas = columnasDe(await renglonesDe(quien, { semana }));
  const { dias, total } = await cobradoEn(quien, semana);
  expect([columnas, sumaDe(columnas)]).toEqual([dias, total]);
  return total;
}

describe('the credits of a week', () => {
  const CARTERA = [
    { inicia: '2026-11-01' },
    { inicia: '2026-11-15' },
    { inicia: '2026-11-16' },
    { inicia: '2026-10-01', queda: 'Finalizado', termina: '2026-11-08' },
    { inicia: '2026-10-01', queda: 'Finalizado', termina: '2026-11-09' },
    { inicia: '2026-10-01', queda: 'Finalizado', termina: '2026-11-15' },
    { inicia: '2026-10-01', queda: 'Finalizado', termina: '2026-11-16' },
    { inicia: '2026-10-01', queda: 'Renovado', termina: '2026-11-08' },
    { inicia: '2026-10-01', queda: 'Renovado', termina: '2026-11-09' },
    { inicia: '2026-10-01', queda: 'Cancelado', termina: '2026-11-08' },
    { inicia: '2026-10-01', queda: 'Cancelado', termina: '2026-11-09' },
    { inicia: '2026-11-15', estado: 'Pendiente' },
    { inicia: '2026-11-15', estado: 'Pendiente', queda: 'Cancelado', termina: '2026-11-17' },
    { inicia: '2026-11-15', estado: 'Rechazado' },
  ] as const;
  let yo: Cobrador;
  beforeAll(async () => {
    yo = await mundo.cobrador(
      CARTERA.map((prestamo): CreditoDeCartera => ({
        fecha_inicio: fecha(prestamo.inicia),
        ...('estado' in prestamo && { estado: prestamo.estado }),
      })),
    );
    const lote = mundo.db.batch();
    for (const [i, prestamo] of CARTERA.entries()) {
      const cambios = 'queda' in prestamo && { estado_credito: prestamo.queda, fecha_fin: prestamo.termina };
      if (cambios) lote.update(mundo.db.doc(`creditos/${yo.prefijo}-cre-${i + 1}`), cambios);
    }
    await lote.commit();
  });

  it.each([
    ['2026-11-02', [1, 4, 5, 6, 7, 8, 9, 10, 11]],
    [LUNES_PASADO, [1, 2, 5, 6, 7, 9, 11]],
    [LUNES, [1, 2, 3, 7]],
  ])('of %s are those that were active on a day of it', async (semana, esperados) => {
    expect(await numerosDe(yo, { semana })).toEqual(esperados);
  });

  it('are this week’s when no week is named, and also under both names of this week', async () => {
    const { cuerpo } = await pedir({ id_cobrador: yo.uid });
    const semana = { inicio: LUNES, fin: '2026-11-22' };
    expect(cuerpo).toMatchObject({ semana, total: 4, siguiente: null });
    const nombrada = { id_cobrador: yo.uid, semana: LUNES, exportacion: 'clientes' };
    expect((await pedir(nombrada)).cuerpo).toEqual(cuerpo);
  });

  it('are not used by the fiscalization: it has what is active now, whatever week is named', async () => {
    for (const semana of [LUNES, LUNES_PASADO, '2026-11-02']) {
      expect(await numerosDe(yo, { exportacion: 'fiscalizacion', semana })).toEqual([1, 2, 3]);
    }
  });
});

describe('the money of a week', () => {
  const DIA = fecha('2026-11-17');
  const conPago = (pesos: number): CreditoDeCartera => ({
    movimientos: [{ tipo: 'pago', fecha: DIA, monto: centavos(pesos * 100) }],
  });

  it('is in the columns of its days, and each row has all fields of its credit', async () => {
    const yo = await mundo.cobrador([pagado(600.5)], { cobrador: { nombre: 'Rosa Ávila' } });
    const [renglon] = await renglonesDe(yo, { semana: LUNES_PASADO });
    expect(renglon).toEqual({
      id_credito: `${yo.prefijo}-cre-1`,
      id_cobrador: yo.uid,
      nombre_cobrador: 'Rosa Ávila',
      nombre_cliente: 'Cliente Número 1',
      direccion: 'Pino Suárez 214, Centro',
      ubicacion: 'Centro Durango',
      telefono: expect.stringMatching(/^618\d{7}$/) as string,
      segundo_telefono: '',
      negocio: 'Abarrotes La Esperanza',
      fecha_inicio: '2026-11-08',
      fecha_fin: '2026-12-12',
      monto_solicitado: 3000,
      saldo_con_interes: 3600,
      dias: 30,
      abono_diario: 120,
      recaudado: 600.5,
      saldo_restante: 2999.5,
      lunes: 600,
      martes: 0.5,
      miercoles: 0,
      jueves: 0,
      viernes: 0,
      sabado: 0,
      domingo: 0,
      por_entregar: 0,
      // Five daily amounts are paid; the sixth was due on Saturday the 14th.
      dias_atrasado: 4,
      referencias: [],
    });
    expect(await cuadra(yo, LUNES_PASADO)).toBe(600.5);
    expect(await cuadra(yo, LUNES)).toBe(0);
  });

  it('is counted after edits, deletions, a deleted client, a credit paid off and a renewal', async () => {
    const yo = await mundo.cobrador([
      pagado(2880),
      conPago(100),
      conPago(200),
      conPago(300),
      {
        ...pagado(3000),
        movimientos: [...(pagado(3000).movimientos ?? []), ...(conPago(480).movimientos ?? [])],
      },
    ]);
    const id = (n: number) => `${yo.prefijo}-cre-${n}`;
    const pagoDe = (n: number) => `${id(n)}.pago-${DIA}`;
    const decidir = { estado: 'aprobada' };

    await invocar(yo, 'registrarAbono', { cuerpo: { id_credito: id(2), monto: 0 } });
    await invocar(yo, 'registrarAbono', { cuerpo: { id_credito: id(5), monto: 120 } });
    const editado = { parametros: { id: pagoDe(2) }, cuerpo: { ...decidir, monto_aprobado: 150.25 } };
    expect((await invocar(gerente, 'resolverEdicionPago', editado)).estado).toBe(200);
    const { cuerpo } = await invocar(yo, 'solicitarEliminacionPago', {
      cuerpo: { id_pago: pagoDe(3), motivo: 'Era de otro' },
    });
    const borrado = { parametros: { id: cuerpo.id_solicitud }, cuerpo: decidir };
    expect((await invocar(gerente, 'resolverEliminacionPago', borrado)).estado).toBe(200);
    expect((await eliminarCliente(gerente, `${yo.prefijo}-cli-4`)).estado).toBe(204);
    const { pedirRenovacion, libro } = escenaDe(mundo, yo);
    const renovacion = { cuerpo: { id_solicitud: await pedirRenovacion() } };
    expect((await invocar(gerente, 'aprobarRenovacion', renovacion)).estado).toBe(200);

    const renglones = await renglonesDe(yo);
    const martes = renglones.filter((r) => r.martes > 0).map((r) => [r.id_credito, r.martes]);
    expect(martes).toEqual([
      [id(2), 150.25],
      [id(4), 300],
      [id(5), 480],
    ]);
    const nuevo = (await libro()).creditos.find(({ id_credito_anterior }) => id_credito_anterior === id(1));
    expect(idsDe(renglones).toSorted()).toEqual(
      [id(1), id(2), id(3), id(4), id(5), nuevo?.id_credito ?? ''].toSorted(),
    );
    // The settlement is not cash of the week, but counts as paid.
    expect(renglones.find((r) => r.id_credito === id(1))).toMatchObject({
      recaudado: 3600,
      saldo_restante: 0,
      miercoles: 0,
    });
    expect(await cuadra(yo, LUNES)).toBe(1050.25);
    expect(await cuadra(yo, LUNES_PASADO)).toBe(5880);
    const activos = idsDe(await renglonesDe(yo, { exportacion: 'fiscalizacion' }));
    expect(activos.toSorted()).toEqual([id(2), id(3), nuevo?.id_credito ?? ''].toSorted());
  });

  it('includes payments on a credit that was not active in that week', async () => {
    const yo = await mundo.cobrador([{}, conPago(100), conPago(200), conPago(300)]);
    const credito = (n: number) => mundo.db.doc(`creditos/${yo.prefijo}-cre-${n}`);
    await credito(2).update({ estado_credito: 'Finalizado', fecha_fin: '2026-11-13' });
    await credito(3).update({ fecha_inicio: null });
    await credito(4).delete();
    expect(await numerosDe(yo)).toEqual([1, 2, 3, 4]);
    expect(await cuadra(yo, LUNES)).toBe(600);
    expect((await renglonesDe(yo)).at(-1)).toMatchObject({ nombre_cliente: '', dias: 30, martes: 300 });
    expect(await numerosDe(yo, { semana: LUNES_PASADO })).toEqual([1, 2]);
  });

  it('is not in the fiscalization, whose days are not read', async () => {
    const yo = await mundo.cobrador([conPago(100)]);
    const [renglon] = await renglonesDe(yo, { exportacion: 'fiscalizacion' });
    expect(renglon).toMatchObject({ recaudado: 100, martes: 0 });
  });
});

describe('what cannot be exported', () => {
  it.each([
    ['semana', '2026-11-17', 422],
    ['semana', '2026-11-22', 422],
    ['semana', '2026-11-23', 422],
    ['semana', '2026-02-30', 400],
    ['limite', '0', 400],
    ['limite', '1001', 400],
    ['exportacion', 'todo', 400],
    ['id_cobrador', 'a/b', 400],
    ['id_cobrador', 'gerente-1', 404],
    ['id_cobrador', 'nadie', 404],
  ])('%s=%s is %i', async (campo, valor, estado) => {
    const code = { 400: 'DATOS_INVALIDOS', 404: 'NO_ENCONTRADO', 422: 'FECHA_INVALIDA' }[estado];
    for (const exportacion of ['clientes', 'fiscalizacion']) {
      const respuesta = await pedir({ exportacion, [campo]: valor });
      expect([respuesta.estado, respuesta.cuerpo.code]).toEqual([estado, code]);
    }
  });

  it('a collector without credits is an empty file', async () => {
    const { uid } = await mundo.cobrador([]);
    expect((await pedir({ id_cobrador: uid })).cuerpo).toMatchObject({
      datos: [],
      total: 0,
      siguiente: null,
    });
  });
});
