// The whole table of what a credit's day holds already × what comes, with the answers and the documents after.
import { centavos, fecha } from '@leal/domain';
import type { CreditoDeCartera } from '@leal/seed';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { type Libro, leerLibro, libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
const HOY = '2026-11-18';

// 3,000 pesos at 20 % over 30 days: 3,600 to pay, 120 a day, so that 600 are five abonos and 720 six.
const MONTO = { pago: 120, visita: 0, multiple: 720 } as const;
type Accion = keyof typeof MONTO | 'atraso';

const hacer = (persona: Persona, accion: Accion, id_credito: string) =>
  accion === 'atraso'
    ? invocar(persona, 'registrarAtraso', { cuerpo: { id_credito } })
    : invocar(persona, 'registrarAbono', { cuerpo: { id_credito, monto: MONTO[accion] } });

const CELDAS = {
  registrado: { estado: 200, renglones: 1, solicitudes: 0 },
  /** Recorded, and the late day of that date is taken back. */
  cancela: { estado: 200, renglones: 1, solicitudes: 0 },
  yaRegistrado: { estado: 200, renglones: 0, solicitudes: 0 },
  solicitud: { estado: 200, renglones: 0, solicitudes: 1 },
  mismaSolicitud: { estado: 200, renglones: 0, solicitudes: 0 },
  YA_PAGADO: { estado: 422, renglones: 0, solicitudes: 0 },
} as const;
type Celda = keyof typeof CELDAS;

const TABLA: Record<'nada' | Accion, Record<Accion, Celda>> = {
  nada: { pago: 'registrado', visita: 'registrado', atraso: 'registrado', multiple: 'solicitud' },
  visita: { pago: 'registrado', visita: 'yaRegistrado', atraso: 'registrado', multiple: 'solicitud' },
  atraso: { pago: 'cancela', visita: 'registrado', atraso: 'yaRegistrado', multiple: 'solicitud' },
  pago: { pago: 'yaRegistrado', visita: 'yaRegistrado', atraso: 'YA_PAGADO', multiple: 'yaRegistrado' },
  multiple: {
    pago: 'mismaSolicitud',
    visita: 'mismaSolicitud',
    atraso: 'YA_PAGADO',
    multiple: 'mismaSolicitud',
  },
};
const casos = Object.entries(TABLA).flatMap(([hay, fila]) =>
  Object.entries(fila).map(([viene, celda]) => ({ hay: hay as keyof typeof TABLA, viene, celda })),
) as { hay: keyof typeof TABLA; viene: Accion; celda: Celda }[];

/** The rows of today that stand, by type. */
const enPie = ({ movimientos }: Libro) =>
  movimientos
    .filter((m) => m.fecha === HOY && m.cancelado === undefined && m.eliminado === undefined)
    .map((m) => m.tipo)
    .sort();

async function conUnCredito(credito: CreditoDeCartera = {}) {
  const cobrador = await mundo.cobrador([credito]);
  return { cobrador, id_credito: `${cobrador.prefijo}-cre-1`, id_cliente: `${cobrador.prefijo}-cli-1` };
}

/** The fields that an answer has to have in that cell. */
function respuestaEsperada(hay: keyof typeof TABLA, viene: Accion, celda: Celda) {
  const delAbono = viene === 'atraso' ? {} : { requiereAprobacion: celda.endsWith('olicitud') };
  switch (celda) {
    case 'YA_PAGADO':
      return { code: 'YA_PAGADO', message: 'Ya se registró un pago para este cliente hoy.' };
    case 'yaRegistrado':
      return {
        ...delAbono,
        yaRegistrado: true,
        registrado: {
          tipo: hay,
          monto: hay === 'pago' ? 120 : 0,
          hora: expect.stringMatching(/^1\d:\d\d$/) as string,
          id_pago: expect.stringContaining('.') as string,
        },
      };
    case 'solicitud':
    case 'mismaSolicitud':
      return {
        ...delAbono,
        yaRegistrado: false,
        tipo: 'multiple',
        monto_total: 720,
        cantidad_abonos: 6,
        monto_por_abono: 120,
      };
    case 'registrado':
    case 'cancela':
      return { ...delAbono, yaRegistrado: false, ...(viene !== 'atraso' && { tipo: viene }) };
    default:
      return celda satisfies never;
  }
}

describe('the day of a credit', () => {
  it.each(casos)('$hay stands, $viene comes: $celda', async ({ hay, viene, celda }) => {
    const { cobrador, id_credito } = await conUnCredito();
    const previa = hay === 'nada' ? null : await hacer(cobrador, hay, id_credito);
    const antes = await leerLibro(mundo.db, cobrador.uid);

    const respuesta = await hacer(cobrador, viene, id_credito);
    const despues = await libroCuadrado(mundo.db, cobrador.uid);

    const { estado, renglones, solicitudes } = CELDAS[celda];
    expect(respuesta.estado).toBe(estado);
    expect(respuesta.cuerpo).toMatchObject(respuestaEsperada(hay, viene, celda));
    const sinAtraso = enPie(antes).filter((tipo) => !(celda === 'cancela' && tipo === 'atraso'));
    expect(enPie(despues)).toEqual([...sinAtraso, ...(renglones ? [viene] : [])].sort());
    expect(despues.movimientos).toHaveLength(antes.movimientos.length + renglones);
    expect(despues.solicitudes).toHaveLength(antes.solicitudes.length + solicitudes);
    expect(despues.bitacora).toHaveLength(antes.bitacora.length + renglones + solicitudes);
    expect(despues.avisos.por_aprobar.abonos_multiples).toBe(antes.solicitudes.length + solicitudes);
    if (renglones + solicitudes === 0) expect(despues).toEqual(antes);
    if (renglones > 0) expect(despues.clientes[0]?.ultima_visita).toBe(HOY);
    if (celda === 'mismaSolicitud') {
      expect(respuesta.cuerpo).toMatchObject({ id_solicitud: previa?.cuerpo['id_solicitud' as never] });
    }
  });

  it('an audit row says who, what, on which document, before and after', async () => {
    const { cobrador, id_credito, id_cliente } = await conUnCredito();
    const antes = await leerLibro(mundo.db, cobrador.uid);
    await hacer(cobrador, 'pago', id_credito);
    const despues = await leerLibro(mundo.db, cobrador.uid);
    const conocidas = new Set(antes.bitacora.map(({ id }) => id));
    expect(despues.bitacora.filter(({ id }) => !conocidas.has(id))).toEqual([
      expect.objectContaining({
        id_usuario: cobrador.uid,
        id_rol: 5,
        id_cobrador: cobrador.uid,
        id_cliente,
        documento: `creditos/${id_credito}/movimientos/pago-${HOY}`,
        antes: expect.objectContaining({ total_pagado_centavos: 0, saldo_centavos: 360_000 }) as object,
        despues: expect.objectContaining({
          monto_centavos: 12_000,
          total_pagado_centavos: 12_000,
          saldo_centavos: 348_000,
        }) as object,
      }),
    ]);
  });

  it('a cancelled late day stays in the ledger, marked with the payment that took it back', async () => {
    const { cobrador, id_credito } = await conUnCredito();
    await hacer(cobrador, 'atraso', id_credito);
    await hacer(cobrador, 'pago', id_credito);
    const { movimientos } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(movimientos.find(({ tipo }) => tipo === 'atraso')?.cancelado).toMatchObject({
      por: cobrador.uid,
      id_movimiento: `pago-${HOY}`,
    });
  });

  it('the late days are counted, and every five of them are a penalty of one daily amount', async () => {
    const dias = ['11', '12', '13', '17'].map((dia) => fecha(`2026-11-${dia}`));
    const movimientos = dias.map((dia) => ({ tipo: 'atraso' as const, fecha: dia }));
    const { cobrador, id_credito } = await conUnCredito({ movimientos });
    const respuesta = await invocar(cobrador, 'registrarAtraso', { cuerpo: { id_credito } });
    expect(respuesta.cuerpo).toMatchObject({
      totalAtrasos: 5,
      resumen: { totalAtrasos: 5, penalizaciones: 1, montoPenalizacion: 120, montoRestante: 3600 },
    });
    await libroCuadrado(mundo.db, cobrador.uid);
  });
});

describe('the balance', () => {
  // 3,500 of 3,600 paid, never six abonos at once.
  const dias = ['10', '11', '12', '13', '14', '16', '17'];
  const casiPagado: CreditoDeCartera = {
    movimientos: dias.map((dia) => ({
      tipo: 'pago',
      fecha: fecha(`2026-11-${dia}`),
      monto: centavos(50_000),
    })),
  };

  it('the payment that reaches 0 closes the credit, and the client has none open', async () => {
    const { cobrador, id_credito } = await conUnCredito(casiPagado);
    const respuesta = await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 100 } });
    expect(respuesta.cuerpo.resumen.montoRestante).toBe(0);
    const { creditos, clientes, totales } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(creditos[0]).toMatchObject({ estado_credito: 'Finalizado', fecha_fin: HOY, saldo_centavos: 0 });
    expect(clientes[0]).toMatchObject({ id_credito_abierto: null, estado_lista: 'Finalizado' });
    expect(totales).toMatchObject({ clientes_activos: 0, saldo_pendiente_centavos: 0 });
  });

  it('sent again, the payment that closed the credit is already registered', async () => {
    const { cobrador, id_credito } = await conUnCredito(casiPagado);
    const cuerpo = { id_credito, monto: 100 };
    await invocar(cobrador, 'registrarAbono', { cuerpo });
    const otra = await invocar(cobrador, 'registrarAbono', { cuerpo });
    expect(otra).toMatchObject({ estado: 200, cuerpo: { yaRegistrado: true, registrado: { monto: 100 } } });
    await libroCuadrado(mundo.db, cobrador.uid);
  });
});

describe('credits that take nothing', () => {
  it.each(['Pendiente', 'Rechazado'] as const)('%s: 422, nothing changes', async (estado) => {
    const { cobrador, id_credito } = await conUnCredito({ estado });
    const antes = await leerLibro(mundo.db, cobrador.uid);
    for (const accion of ['pago', 'visita', 'atraso', 'multiple'] as const) {
      const respuesta = await hacer(cobrador, accion, id_credito);
      expect(respuesta).toMatchObject({ estado: 422, cuerpo: { code: 'CREDITO_NO_ACTIVO' } });
    }
    expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(antes);
  });

  it('on its start day a credit takes an advance payment, the day before nothing', async () => {
    const { cobrador, id_credito } = await conUnCredito({ fecha_inicio: fecha(HOY) });
    const ayer = { id_credito, monto: 120, capturado_en: '2026-11-17T12:00:00-06:00' };
    expect(await invocar(cobrador, 'registrarAbono', { cuerpo: ayer })).toMatchObject({
      estado: 422,
      cuerpo: { code: 'FECHA_INVALIDA' },
    });
    expect((await hacer(cobrador, 'pago', id_credito)).estado).toBe(200);
    await libroCuadrado(mundo.db, cobrador.uid);
  });
});
