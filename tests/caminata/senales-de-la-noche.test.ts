// What collectors do on purpose, by the calls of their phones, and what the night finds of it: each kind within three days, by itself,
// whenever and however often the clock comes by; and what a manager says of it.
import type { DiaConSenales } from '@leal/contract';
import {
  CLAVES_DE_SENAL,
  type ClaveDeSenal,
  fecha,
  instanteLocal,
  MOTIVO_AUSENTE,
  NEGOCIO_POR_DEFECTO,
  sumarDias,
} from '@leal/domain';
import { abrirSala, alEmpezar, gente, type Sala } from '@leal/jugador';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { olvidarTodo } from '../../functions/src/platform/cache-temporal.ts';
import { guardarSenales } from '../../functions/src/use-cases/reportes/guardar-senales.ts';
import { comprobanteDelPago, pedirSerieDe } from '../setup/comprobantes.ts';
import { decidirCorteDe, entregarCorteDe } from '../setup/cortes.ts';
import { darFondo } from '../setup/fondo.ts';
import { invocar } from '../setup/invocar.ts';
import { comoPersona, mundoDe } from '../setup/mundo-de-sala.ts';
import type { Mundo, Persona } from '../setup/mundo.ts';

/** A Monday and the two days after it. */
const LUNES = fecha('2026-11-23');
const DIAS = [0, 1, 2].map((n) => sumarDias(LUNES, n));
const oficina = gente('noche', 1, 1);
const jefe = oficina.gerentes[0];
if (!jefe) throw new Error('Nobody');
const gerente = comoPersona(jefe);

let sala: Sala;
let mundo: Mundo;
let ahora: Date;
const alas = (dia: string, hora: string) => (ahora = instanteLocal(fecha(dia), hora));
const enMinutos = (minutos: number) => (ahora = new Date(ahora.getTime() + minutos * 60_000));
const noche = () => guardarSenales({ ahora: () => ahora });

type Cobrador = Persona & { readonly prefijo: string; readonly telefono: { secuencia: number } };
const personas = (n: number) => (i: number) => ({
  plazo: 40 as const,
  fecha_inicio: fecha('2026-11-09'),
  persona: {
    nombre: `Cliente ${n} ${i}`,
    direccion: `Calle ${n} # ${i}`,
    telefono: `618${n}000${100 + i}`.slice(0, 10),
  },
});
const UN_ABONO = 90;

async function nuevo(n: number): Promise<Cobrador> {
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

async function cobrar(quien: Cobrador, n: number, monto: number, resto: object = {}): Promise<string> {
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

type Plantar = (quien: Cobrador, dia: string, n: number) => Promise<unknown>;

/** One day of each, in the collector's hours. */
const PLANTAR: { readonly [C in ClaveDeSenal]: Plantar } = {
  toques_juntos: async (quien) => {
    const base = ahora.getTime() - 60_000;
    for (let i = 1; i <= 7; i += 1)
      await cobrar(quien, i, UN_ABONO, { capturado_en: new Date(base + i * 5_000).toISOString() });
  },
  lejos_del_punto: async (quien, _dia, n) => {
    if (n > 0) return;
    for (const i of [1, 2, 3]) {
      const punto = { parametros: { id_cliente: `${quien.prefijo}-cli-${i}` }, cuerpo: { punto: PUERTA } };
      expect((await invocar(quien, 'registrarPunto', punto)).estado).toBe(200);
      enMinutos(5);
      await cobrar(quien, i, 0, { posicion: LEJOS, motivo_visita: 'No tiene' });
    }
  },
  sin_posicion: async (quien, _dia, n) => {
    for (const i of [4, 5, 6])
      await cobrar(quien, i, UN_ABONO, { posicion: PUERTA }).then(() => enMinutos(4));
    await cobrar(quien, n + 1, 0, { motivo_visita: MOTIVO_AUSENTE });
  },
  casi_aprobacion: async (quien) => {
    for (const i of [1, 2, 3]) await cobrar(quien, i, 5 * UN_ABONO).then(() => enMinutos(4));
  },
  a_la_baja: async (quien) => {
    const id = await cobrar(quien, 1, UN_ABONO);
    const cuerpo = { estado: 'aprobada', monto_aprobado: 10, comentario: 'Se capturó mal' };
    expect((await invocar(gerente, 'resolverEdicionPago', { parametros: { id }, cuerpo })).estado).toBe(200);
  },
  recibos_revocados: async (quien, dia, n) => {
    await cobrar(quien, 1, UN_ABONO);
    const serie = await pedirSerieDe(quien, `tel-${quien.prefijo}`);
    const campos = { monto: UN_ABONO, numero: n + 1 };
    const cuerpo = { ...comprobanteDelPago(`${quien.prefijo}-cre-1`, dia, campos), serie };
    expect((await invocar(quien, 'crearComprobante', { cuerpo })).estado).toBe(201);
    expect((await invocar(quien, 'revocarComprobante', { cuerpo: { token: cuerpo.token } })).estado).toBe(
      200,
    );
  },
  faltantes: async (quien) => {
    await cobrar(quien, 1, UN_ABONO);
    await decidirCorteDe(gerente, await entregarCorteDe(quien, { '50': 1 }));
  },
  telefono_de_otro: async (quien, _dia, n) => {
    const id_credito = `${quien.prefijo}-cre-${9 + n}`;
    expect((await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito } })).estado).toBe(200);
    await darFondo(mundo, quien, 3000);
    enMinutos(5);
    expect((await invocar(quien, 'entregarCredito', { cuerpo: { id_credito, monto: 3000 } })).estado).toBe(
      200,
    );
  },
  misma_referencia: async (quien, dia, n) => {
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

const culpables = new Map<ClaveDeSenal, Cobrador>();
let honesto: Cobrador;

const leer = async (consulta: object = {}): Promise<DiaConSenales[]> => {
  const { estado, cuerpo } = await invocar(gerente, 'listarSenales', {
    consulta: { limite: 100, ...consulta },
  });
  expect(estado).toBe(200);
  return cuerpo.datos as unknown as DiaConSenales[];
};
const clavesDe = (dias: readonly DiaConSenales[]) =>
  dias.flatMap(({ senales }) => senales.map(({ clave }) => clave));
const guardados = () => sala.espejo().entradas('senales');

beforeAll(async () => {
  sala = await abrirSala('demo-noche');
  sala.callar((...error) => expect(error).toEqual([]));
  sala.ponerReloj(() => ahora);
  alas('2026-11-20', '09:00');
  const parametros = { ...NEGOCIO_POR_DEFECTO.parametros, dias_transferencia: 30 };
  sala.vaciar(alEmpezar(oficina, { ...NEGOCIO_POR_DEFECTO, parametros }, ahora));
  mundo = mundoDe(sala, [['gerente@leal.demo', gerente]], () => ahora);
  for (const [i, clave] of CLAVES_DE_SENAL.entries()) culpables.set(clave, await nuevo(i));
  honesto = await nuevo(99);
  for (const [n, dia] of DIAS.entries()) {
    for (const [clave, quien] of culpables) {
      alas(dia, '12:00');
      await PLANTAR[clave](quien, dia, n);
    }
    for (let i = 1; i <= 8; i += 1) {
      alas(dia, '12:00');
      enMinutos(6 * i);
      await cobrar(honesto, i, UN_ABONO);
    }
    alas(sumarDias(dia, 1), '01:10');
    olvidarTodo();
    expect(await noche()).toEqual({ dias: 1, fallidos: [], falta: false });
  }
});
afterAll(() => sala.cerrar());

describe('what is done on purpose', () => {
  it.each(CLAVES_DE_SENAL)(
    '%s is found within three days, and nothing else of its collector',
    async (clave) => {
      const id_cobrador = culpables.get(clave)?.uid;
      expect(new Set(clavesDe(await leer({ id_cobrador })))).toEqual(new Set([clave]));
    },
  );

  it('nothing is said of whoever did nothing of it', async () =>
    expect(await leer({ id_cobrador: honesto.uid })).toEqual([]));

  it('each says its rule, its rows and how usual it is, of the days of all collectors', async () => {
    const [dia] = await leer({ id_cobrador: culpables.get('faltantes')?.uid });
    expect(dia).toMatchObject({
      fecha: DIAS[2],
      nombre_cobrador: culpables.get('faltantes') && expect.any(String),
    });
    const [senal] = dia?.senales ?? [];
    expect(senal).toMatchObject({
      clave: 'faltantes',
      regla: 'En 14 días faltó efectivo en 3 o más de sus cortes.',
      estado: 'por_revisar',
      usual: { con: 1 },
    });
    expect(senal?.filas.map(({ a, monto, que }) => [a, monto, que])).toEqual(
      Array(3).fill(['corte', 40, 'faltó en su corte']),
    );
    // All but whoever only handed loans over did something each day, but for two who did it on the first day alone.
    expect(senal?.usual.de).toBe(3 * (CLAVES_DE_SENAL.length + 1 - 3) + 2);
  });
});

describe('the night', () => {
  it('twice, and after what it had noted is lost, leaves the same', async () => {
    const antes = guardados();
    expect(await noche()).toEqual({ dias: 0, fallidos: [], falta: false });
    const cuenta = sala.espejo().documento('resumenes/senales');
    await mundo.db.doc('resumenes/senales').delete();
    alas(sumarDias(LUNES, 3), '09:00');
    expect((await noche()).dias).toBe(1);
    expect(guardados()).toEqual(antes);
    await mundo.db.doc('resumenes/senales').set(cuenta ?? {});
  });

  it('without time for all, it goes on where it was', async () => {
    const cuenta = sala.espejo().documento('resumenes/senales');
    const antes = guardados();
    alas(sumarDias(LUNES, 4), '01:10');
    expect(await guardarSenales({ ahora: () => ahora }, -1)).toEqual({ dias: 0, fallidos: [], falta: true });
    expect((await noche()).falta).toBe(false);
    expect(guardados()).toEqual(antes);
    await mundo.db.doc('resumenes/senales').set(cuenta ?? {});
  });
});

describe('what a manager says of one', () => {
  const decir = (cual: DiaConSenales, cuerpo: object, visto = 'por_revisar') =>
    invocar(gerente, 'revisarSenal', {
      parametros: { id: cual.id },
      cuerpo: { clave: cual.senales[0]?.clave, visto: { estado: visto }, ...cuerpo },
    });
  const delFaltante = async () => {
    const [dia] = await leer({ id_cobrador: culpables.get('faltantes')?.uid });
    if (!dia) throw new Error('None');
    return dia;
  };

  it('that it was looked at needs a note; that of another screen is told', async () => {
    const dia = await delFaltante();
    expect((await decir(dia, { estado: 'revisada' })).estado).toBe(400);
    expect((await decir(dia, { estado: 'revisada', nota: 'Cambio mal dado' })).estado).toBe(200);
    const otra = await decir(dia, { estado: 'falsa_alarma' });
    expect([otra.estado, otra.cuerpo]).toMatchObject([
      409,
      { code: 'CAMBIO_MIENTRAS', actual: { estado: 'revisada' } },
    ]);
    const [leida] = await leer({ id_cobrador: dia.id_cobrador, estado: 'revisadas' });
    expect(leida?.senales[0]).toMatchObject({ estado: 'revisada', revision: { nota: 'Cambio mal dado' } });
    expect(await leer({ id_cobrador: dia.id_cobrador, estado: 'por_revisar' })).toEqual([]);
    const anotada = sala
      .espejo()
      .entradas('bitacora')
      .filter(([, { accion }]) => accion === 'senales/revisada');
    expect(anotada.map(([, fila]) => fila['despues'])).toEqual([
      { senal: 'Faltantes una y otra vez', nota: 'Cambio mal dado' },
    ]);
  });

  it('of a day, of a signal or of an id that is not there is 404', async () => {
    const dia = await delFaltante();
    expect((await decir({ ...dia, id: 'nadie' }, { estado: 'falsa_alarma' })).estado).toBe(404);
    expect((await decir(dia, { estado: 'falsa_alarma', clave: 'a_la_baja' })).estado).toBe(404);
  });

  it('a false alarm: the same needs the double', async () => {
    const dia = await delFaltante();
    expect((await decir(dia, { estado: 'falsa_alarma' }, 'revisada')).estado).toBe(200);
    const quien = culpables.get('faltantes');
    if (!quien) throw new Error('Nobody');
    const dias = [3, 4, 7, 8, 9, 10].map((n) => sumarDias(LUNES, n));
    const halladas: number[] = [];
    for (const fechaDe of dias) {
      alas(fechaDe, '12:00');
      await PLANTAR.faltantes(quien, fechaDe, 1);
      alas(sumarDias(fechaDe, 1), '01:10');
      await noche();
      halladas.push((await leer({ id_cobrador: quien.uid, fecha: fechaDe })).length);
    }
    expect(halladas).toEqual([0, 0, 0, 0, 0, 1]);
    const [nueva] = await leer({ id_cobrador: quien.uid });
    expect(nueva?.senales[0]?.regla).toBe('En 14 días faltó efectivo en 6 o más de sus cortes.');
  });
});

describe('the settings', () => {
  it('say from how many rows on, and no phone reads them', async () => {
    const leidos = (await invocar(gerente, 'leerAjustes')).cuerpo;
    expect(leidos.parametros).toMatchObject({ senal_faltantes: 3 });
    const cambios = { parametros: { senal_casi_aprobacion: 0 } };
    expect(
      (await invocar(gerente, 'guardarAjustes', { cuerpo: { cambios, visto: leidos.version } })).estado,
    ).toBe(200);
    olvidarTodo();
    for (const quien of [honesto, gerente])
      expect(JSON.stringify((await invocar(quien, 'configuracionNegocio')).cuerpo)).not.toMatch(/senal/);
    const quien = culpables.get('casi_aprobacion');
    if (!quien) throw new Error('Nobody');
    const antes = (await leer({ id_cobrador: quien.uid })).length;
    alas(sumarDias(LUNES, 14), '12:00');
    for (const i of [4, 5, 6, 7, 8]) await cobrar(quien, i, 5 * UN_ABONO).then(() => enMinutos(4));
    await cobrar(quien, 9, 5 * UN_ABONO);
    alas(sumarDias(LUNES, 15), '01:10');
    await noche();
    expect((await leer({ id_cobrador: quien.uid })).length).toBe(antes);
  });
});
