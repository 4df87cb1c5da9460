// Collectors of a night's test, and what each does on purpose by the calls of their phones: one day of it, a kind for each signal.
import { type ClaveDeSenal, fecha, instanteLocal, MOTIVO_AUSENTE } from '@leal/domain';
import { expect } from 'vitest';
import { comprobanteDelPago, pedirSerieDe } from '../setup/comprobantes.ts';
import { decidirCorteDe, entregarCorteDe } from '../setup/cortes.ts';
import { darFondo } from '../setup/fondo.ts';
import { invocar } from '../setup/invocar.ts';
import type { Mundo, Persona } from '../setup/mundo.ts';

let ahora: Date;
export const hoy = (): Date => ahora;
export const alas = (dia: string, hora: string) => (ahora = instanteLocal(fecha(dia), hora));
export const enMinutos = (minutos: number) => (ahora = new Date(ahora.getTime() + minutos * 60_000));

export type En = { readonly mundo: Mundo; readonly gerente: Persona };

export type Cobrador = Persona & { readonly prefijo: string; readonly telefono: { secuencia: number } };
const personas = (n: number) => (i: number) => ({
  plazo: 40 as const,
  fecha_inicio: fecha('2026-11-09'),
  persona: {
    nombre: `Cliente ${n} ${i}`,
    direccion: `Calle ${n} # ${i}`,
    telefono: `618${n}000${100 + i}`.slice(0, 10),
  },
});
export const UN_ABONO = 90;

export async function nuevo({ mundo }: En, n: number): Promise<Cobrador> {
  const creditos = Array.from({ length: 8 }, (_, i) => personas(n)(i));
  // Three loans that wait for their cash, to people who are reached under the first client's phone.
  const pedidos = [8, 9, 10].map((i) => {
    const pedido = personas(n)(i);
    const telefono = creditos[0]?.persona.telefono ?? '';
    return n === 7
      ? { ...pedido, estado: 'Pendiente' as const, persona: { ...pedido.persona, telefono } }
      : pedido;
  });
  return { ...(await mundo.cobrador([...creditos, ...pedidos])), telefono: { secuencia: 0 } };
}

export async function cobrar(quien: Cobrador, n: number, monto: number, resto: object = {}): Promise<string> {
  quien.telefono.secuencia += 1;
  const { estado, cuerpo } = await invocar(quien, 'registrarAbono', {
    cuerpo: {
      id_credito: `${quien.prefijo}-cre-${n}`,
      monto,
      capturado_en: ahora.toISOString(),
      dispositivo: `tel-${quien.prefijo}`,
      secuencia: quien.telefono.secuencia,
      desfase_ms: 0,
      ...resto,
    },
  });
  expect([estado, cuerpo], JSON.stringify(cuerpo)).toMatchObject([200, { requiereAprobacion: false }]);
  return String(cuerpo.id_pago);
}

const PUERTA = { latitud: 25.67, longitud: -100.31, precision_m: 10 };
const LEJOS = { ...PUERTA, latitud: 25.7 };

async function ponerPuerta(quien: Cobrador, n: number, punto: typeof PUERTA): Promise<void> {
  const pedido = { parametros: { id_cliente: `${quien.prefijo}-cli-${n}` }, cuerpo: { punto } };
  expect((await invocar(quien, 'registrarPunto', pedido)).estado).toBe(200);
}

type Pedida = { readonly id: string; readonly como: 'resolverEdicionPago' | 'resolverEliminacionPago' };

/** A collector asks that a payment be lowered to so much, or taken out (null). */
export async function pedirBaja(
  quien: Cobrador,
  id_pago: string,
  monto_nuevo: number | null = 10,
  transferencia_nueva?: object,
): Promise<Pedida> {
  const [pedir, como, mas] =
    monto_nuevo === null
      ? (['solicitarEliminacionPago', 'resolverEliminacionPago', {}] as const)
      : (['solicitarEdicionPago', 'resolverEdicionPago', { monto_nuevo, transferencia_nueva }] as const);
  const { estado, cuerpo } = await invocar(quien, pedir, { cuerpo: { id_pago, motivo: 'Mal', ...mas } });
  expect([estado, cuerpo]).toMatchObject([201, {}]);
  return { id: cuerpo.id_solicitud, como };
}

export async function aprobarBaja(gerente: Persona, { id, como }: Pedida): Promise<void> {
  const cuerpo = { estado: 'aprobada', comentario: 'Está bien' };
  const { estado, cuerpo: dicho } = await invocar(gerente, como, { parametros: { id }, cuerpo });
  expect([estado, dicho]).toMatchObject([200, {}]);
}

/** The account is turned off with cash in its box: a manager counts it, 40 short, and the account is on again. */
async function cerrarleLaCaja({ uid }: Cobrador, gerente: Persona): Promise<void> {
  const parametros = { id_usuario: uid };
  const { visto } = (await invocar(gerente, 'vistoUsuario', { parametros })).cuerpo;
  const apagar = { activo: false, visto, deja_clientes: true };
  expect((await invocar(gerente, 'cambiarUsuario', { parametros, cuerpo: apagar })).estado).toBe(200);
  const { numero, esperado } = (await invocar(gerente, 'abiertoDeCobrador', { parametros })).cuerpo;
  const cuerpo = { id_cobrador: uid, conteo: { '50': 1 }, visto: { numero, esperado } };
  expect((await invocar(gerente, 'cerrarCaja', { cuerpo })).estado).toBe(201);
  expect((await invocar(gerente, 'cambiarUsuario', { parametros, cuerpo: { activo: true } })).estado).toBe(
    200,
  );
}

type Plantar = (quien: Cobrador, en: En & { readonly dia: string; readonly n: number }) => Promise<unknown>;

/** One day of each, in the collector's hours. */
export const PLANTAR: { readonly [C in ClaveDeSenal]: Plantar } = {
  toques_juntos: async (quien) => {
    const base = ahora.getTime() - 60_000;
    for (let i = 1; i <= 7; i += 1)
      await cobrar(quien, i, UN_ABONO, { capturado_en: new Date(base + i * 5_000).toISOString() });
  },
  // In the evening the doors are set again, where the phone is.
  lejos_del_punto: async (quien, { n }) => {
    if (n > 0) return;
    for (const i of [1, 2, 3]) {
      await ponerPuerta(quien, i, PUERTA);
      enMinutos(5);
      await cobrar(quien, i, 0, { posicion: LEJOS, motivo_visita: 'No tiene' });
      enMinutos(5);
      await ponerPuerta(quien, i, LEJOS);
    }
  },
  sin_posicion: async (quien, { n }) => {
    for (const i of [4, 5, 6])
      await cobrar(quien, i, UN_ABONO, { posicion: PUERTA }).then(() => enMinutos(4));
    await cobrar(quien, n + 1, 0, { motivo_visita: MOTIVO_AUSENTE });
  },
  casi_aprobacion: async (quien) => {
    for (const i of [1, 2, 3]) await cobrar(quien, i, 5 * UN_ABONO).then(() => enMinutos(4));
  },
  // By the manager alone; as a collector asks for it; and taken out.
  a_la_baja: async (quien, { gerente, n }) => {
    const id = await cobrar(quien, 1, UN_ABONO);
    if (n === 1) return aprobarBaja(gerente, await pedirBaja(quien, id));
    if (n === 2) return aprobarBaja(gerente, await pedirBaja(quien, id, null));
    const cuerpo = { estado: 'aprobada', monto_aprobado: 10, comentario: 'Se capturó mal' };
    expect((await invocar(gerente, 'resolverEdicionPago', { parametros: { id }, cuerpo })).estado).toBe(200);
  },
  recibos_revocados: async (quien, { dia, n }) => {
    await cobrar(quien, 1, UN_ABONO);
    const serie = await pedirSerieDe(quien, `tel-${quien.prefijo}`);
    const campos = { monto: UN_ABONO, numero: n + 1 };
    const cuerpo = { ...comprobanteDelPago(`${quien.prefijo}-cre-1`, dia, campos), serie };
    expect((await invocar(quien, 'crearComprobante', { cuerpo })).estado).toBe(201);
    expect((await invocar(quien, 'revocarComprobante', { cuerpo: { token: cuerpo.token } })).estado).toBe(
      200,
    );
  },
  faltantes: async (quien, { gerente, n }) => {
    await cobrar(quien, 1, UN_ABONO);
    if (n === 2) return cerrarleLaCaja(quien, gerente);
    // On the second day what was kept back comes in: too much.
    const conteo = n === 1 ? { '100': 1, '20': 1, '10': 1 } : { '50': 1 };
    return decidirCorteDe(gerente, await entregarCorteDe(quien, conteo));
  },
  telefono_de_otro: async (quien, { mundo, gerente, n }) => {
    const id_credito = `${quien.prefijo}-cre-${9 + n}`;
    expect((await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito } })).estado).toBe(200);
    await darFondo(mundo, quien, 3000);
    enMinutos(5);
    expect((await invocar(quien, 'entregarCredito', { cuerpo: { id_credito, monto: 3000 } })).estado).toBe(
      200,
    );
  },
  misma_referencia: async (quien, { dia, n }) => {
    if (n > 0) return;
    const transferencia = { referencia: 'SPEI 445566', fecha: dia };
    await cobrar(quien, 1, UN_ABONO, { transferencia });
    enMinutos(5);
    await cobrar(quien, 2, UN_ABONO, { transferencia: { ...transferencia, referencia: 'spei-445566' } });
  },
  reloj_movido: async (quien) => {
    await cobrar(quien, 1, UN_ABONO);
    enMinutos(5);
    await cobrar(quien, 2, UN_ABONO, { desfase_ms: 60 * 60_000 });
  },
};
