// A change is made only as its person read it: every decision and direct change is compared with what its question
// showed.
import { centavos } from '@leal/domain';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { llamarCallable } from '../setup/callable.ts';
import { CASOS } from '../setup/casos-pregunta.ts';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { pagado, POR_RENOVAR } from '../setup/pagado.ts';
import { abrirPregunta, type Pregunta } from '../setup/preguntas.ts';

const mundo = abrirMundo();
const [gerente, otro] = await Promise.all([mundo.cuenta('gerente@leal.demo'), mundo.gerente()]);

/** The rows that the audit gained, and whether they say that nothing was compared. */
async function anotado({ libro }: Pregunta, hacer: () => Promise<unknown>) {
  const antes = new Set((await libro()).bitacora.map(({ id }) => id));
  await hacer();
  return (await libro()).bitacora.filter(({ id }) => !antes.has(id));
}

describe.each(CASOS)('$titulo', (caso) => {
  it('as its question showed it is done, and the audit has nothing to add', async () => {
    const pregunta = await abrirPregunta(mundo, gerente, caso);
    const visto = await pregunta.leer();
    const filas = await anotado(pregunta, async () =>
      expect((await pregunta.decidir(visto)).estado).toBeLessThan(300),
    );
    expect(filas.length).toBeGreaterThan(0);
    expect(filas.filter(({ sin_visto }) => sin_visto)).toEqual([]);
  });

  it('changed meanwhile: 409 with what stands, nothing done; asked again it is done', async () => {
    const pregunta = await abrirPregunta(mundo, gerente, caso);
    const visto = await pregunta.leer();
    await pregunta.cambiar();
    const antes = await pregunta.libro();
    const { estado, cuerpo } = await pregunta.decidir(visto);
    const ahora = await pregunta.leer();
    expect([estado, cuerpo['code'], cuerpo['actual']]).toEqual([409, 'CAMBIO_MIENTRAS', ahora]);
    expect(ahora).not.toEqual(visto);
    expect(await pregunta.libro()).toEqual(antes);
    expect((await pregunta.decidir(ahora)).estado).toBeLessThan(300);
  });

  it('a key that was answered answers the same, whatever has changed since', async () => {
    const pregunta = await abrirPregunta(mundo, gerente, caso);
    const [visto, clave] = [await pregunta.leer(), randomUUID()];
    const primera = await pregunta.decidir(visto, clave);
    await pregunta.cambiar().catch(() => undefined);
    const segunda = await pregunta.decidir(visto, clave);
    expect([segunda.estado, segunda.cuerpo]).toEqual([primera.estado, primera.cuerpo]);
  });

  it('of two managers with the same question open, one decision takes effect', async () => {
    const pregunta = await abrirPregunta(mundo, gerente, caso);
    const visto = await pregunta.leer();
    const respuestas = await Promise.all(
      [gerente, otro].map((quien) => pregunta.decidir(visto, undefined, quien)),
    );
    expect(respuestas.filter(({ estado }) => estado < 300)).toHaveLength(1);
    expect(respuestas.find(({ estado }) => estado >= 300)?.cuerpo['code']).toBe(caso.segundo);
  });

  it('without it is done, and the audit says so; or refused', async () => {
    const pregunta = await abrirPregunta(mundo, gerente, caso);
    await pregunta.cambiar();
    const filas = await anotado(pregunta, async () => {
      const { estado, cuerpo } = await pregunta.decidir();
      if (caso.sinVisto) expect([estado, cuerpo['code']]).toEqual([422, caso.sinVisto]);
      else expect(estado).toBeLessThan(300);
    });
    expect(filas.filter(({ sin_visto }) => sin_visto)).toHaveLength(caso.sinVisto ? 0 : 1);
  });

  it('with what another question shows: 400, nothing done', async () => {
    const pregunta = await abrirPregunta(mundo, gerente, caso);
    const antes = await pregunta.libro();
    for (const ajeno of [{}, { saldo_anterior: 1 }, { monto: 150, motivo: 'x', negocio: 'y' }]) {
      const { estado, cuerpo } = await pregunta.decidir(ajeno);
      expect([estado, cuerpo['code']]).toEqual([400, 'DATOS_INVALIDOS']);
    }
    expect(await pregunta.libro()).toEqual(antes);
  });
});

describe.each(CASOS.filter(({ callable }) => callable))('$titulo, by its callable', (caso) => {
  const llamar = ({ id }: Pregunta, visto: unknown, resto: object = {}) => {
    const data = { id, decision: 'aprobar', visto, ...resto };
    return llamarCallable(mundo, gerente.token, caso.callable ?? 'resolverSolicitud', data);
  };

  it('is held to the same, and the refusal says what stands in its details', async () => {
    const pregunta = await abrirPregunta(mundo, gerente, caso);
    const visto = await pregunta.leer();
    await pregunta.cambiar();
    const antes = await pregunta.libro();
    const { error } = await llamar(pregunta, visto);
    const ahora = await pregunta.leer();
    expect([error?.status, error?.details]).toEqual([
      'ALREADY_EXISTS',
      { code: 'CAMBIO_MIENTRAS', actual: ahora },
    ]);
    for (const ajeno of [{ monto_actual: 1 }, { negocio: 'x' }, 'visto', { id_credito: null, saldo: 0 }])
      expect((await llamar(pregunta, ajeno)).error?.details?.code).toBe('DATOS_INVALIDOS');
    expect(await pregunta.libro()).toEqual(antes);
    const [clave, data] = [randomUUID(), await pregunta.leer()];
    const primera = await llamar(pregunta, data, { clave });
    expect(primera.result).toBeDefined();
    expect(await llamar(pregunta, data, { clave })).toEqual(primera);
    expect((await llamar(pregunta, visto)).error?.details?.code).toBe('YA_PROCESADA');
  });
});

it('a manager approved $90,000 on a question that said $5,000', async () => {
  const cobrador = await mundo.cobrador([{ estado: 'Pendiente', monto_solicitado: centavos(500_000) }]);
  const id_credito = `${cobrador.prefijo}-cre-1`;
  const leer = async () =>
    (await invocar(gerente, 'vistoCredito', { parametros: { id_credito } })).cuerpo.visto;
  const visto = await leer();
  expect(visto.monto_solicitado).toBe(5000);
  const cuerpo = { monto_solicitado: 90_000 };
  await invocar(otro, 'editarPendiente', { parametros: { id_credito }, cuerpo });
  const aprobada = await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito, visto } });
  expect([aprobada.estado, aprobada.cuerpo.code]).toEqual([409, 'CAMBIO_MIENTRAS']);
  expect(aprobada.cuerpo).toMatchObject({ actual: { ...visto, monto_solicitado: 90_000 } });
  const credito = (await mundo.db.doc(`creditos/${id_credito}`).get()).data();
  expect(credito).toMatchObject({ estado_credito: 'Pendiente', decision: null });
});

it('approved while another manager corrects it: what was read is approved, or nothing', async () => {
  const pendientes = Array.from({ length: 12 }, () => ({ estado: 'Pendiente' as const }));
  const cobrador = await mundo.cobrador(pendientes);
  const pares = await Promise.all(
    pendientes.map(async (_, i) => {
      const id_credito = `${cobrador.prefijo}-cre-${i + 1}`;
      const { visto } = (await invocar(gerente, 'vistoCredito', { parametros: { id_credito } })).cuerpo;
      const cuerpo = { monto_solicitado: 90_000 };
      const [corregido, aprobado] = await Promise.all([
        invocar(otro, 'editarPendiente', { parametros: { id_credito }, cuerpo }),
        invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito, visto } }),
      ]);
      const credito = (await mundo.db.doc(`creditos/${id_credito}`).get()).data();
      return [corregido.cuerpo.code, aprobado.cuerpo.code, credito?.['monto_solicitado_centavos']] as const;
    }),
  );
  for (const [corregido, aprobado, monto] of pares)
    expect([
      ['YA_PROCESADA', undefined, 300_000],
      [undefined, 'CAMBIO_MIENTRAS', 9_000_000],
    ]).toContainEqual([corregido, aprobado, monto]);
});

describe('turning a collector off on a question that is old', () => {
  it('leaves the session as it was: the account was never touched', async () => {
    const { cobrador, abonar } = await escena(mundo);
    const parametros = { id_usuario: cobrador.uid };
    const { visto } = (await invocar(gerente, 'vistoUsuario', { parametros })).cuerpo;
    expect(visto).toEqual({
      activo: true,
      clientes_activos: 1,
      en_mano: 0,
      tareas: 0,
      traspasos: 0,
      por_entregar: 0,
    });
    await abonar(120);
    const { estado, cuerpo } = await invocar(gerente, 'cambiarUsuario', {
      parametros,
      cuerpo: { activo: false, deja_clientes: true, visto },
    });
    expect([estado, cuerpo]).toMatchObject([409, { actual: { ...visto, en_mano: 120 } }]);
    expect((await invocar(cobrador, 'activosSinPagoHoy', { parametros })).estado).toBe(200);
  });
});

describe('a field that is edited', () => {
  it.each([
    ['and was not shown: 400', { telefono: '6181234567' }, 400],
    ['among others that were shown: done', { telefono: '6181234567', calle: 'No se mira', negocio: '' }, 200],
  ])('%s', async (_titulo, de, espera) => {
    const { id_cliente, elCliente } = await escena(mundo);
    const { negocio = '', telefono = '' } = (await elCliente()) ?? {};
    const visto = espera === 200 ? { ...de, negocio, telefono } : de;
    const cuerpo = { telefono: '6187776655', negocio: 'Taller', visto };
    expect((await invocar(gerente, 'editarCliente', { parametros: { id_cliente }, cuerpo })).estado).toBe(
      espera,
    );
  });
});

describe('a renewal', () => {
  it('question, answer, history, notice and audit say what is handed over at that very transaction', async () => {
    const prestamo = await escena(mundo, POR_RENOVAR);
    const id = await prestamo.pedirRenovacion(4000, 40);
    const pregunta = () => invocar(gerente, 'vistoSolicitud', { parametros: { id } });
    expect((await pregunta()).cuerpo).toMatchObject({ monto_entregado: 3280 });
    await prestamo.abonar(120);
    const { cuerpo: leida } = await pregunta();
    expect(leida).toMatchObject({ visto: { saldo_anterior: 600 }, monto_entregado: 3400 });
    const { visto } = leida;
    const { cuerpo } = await invocar(gerente, 'aprobarRenovacion', { cuerpo: { id_solicitud: id, visto } });
    const cuentas = { saldo_anterior: 600, monto_entregado: 3400 };
    expect(cuerpo.solicitud).toMatchObject(cuentas);
    const parametros = { id_usuario: prestamo.cobrador.uid };
    const { datos } = (await invocar(gerente, 'renovacionesHistorialDe', { parametros })).cuerpo;
    expect(datos).toMatchObject([cuentas]);
    const mias = await invocar(prestamo.cobrador, 'misSolicitudes', { consulta: { tipo: 'renovacion' } });
    expect(mias.cuerpo.datos).toMatchObject([cuentas]);
    const { avisos, bitacora } = await prestamo.libro();
    expect(avisos.ultima_resolucion).toMatchObject({ id, monto_entregado_centavos: 340_000 });
    const fila = bitacora.find(({ accion }) => accion === 'solicitudes/aprobar');
    expect(fila?.despues).toMatchObject({
      saldo_anterior_centavos: 60_000,
      monto_entregado_centavos: 340_000,
    });
  });

  it('that no longer covers the balance has nothing to hand over', async () => {
    const prestamo = await escena(mundo, pagado(2880));
    const id = await prestamo.pedirRenovacion(720, 30);
    const directa = { estado: 'aprobada', monto_aprobado: 479.99 };
    await invocar(gerente, 'resolverEdicionPago', {
      parametros: { id: prestamo.pago('13') },
      cuerpo: directa,
    });
    const { cuerpo } = await invocar(gerente, 'vistoSolicitud', { parametros: { id } });
    expect(cuerpo).toMatchObject({ monto_entregado: null });
  });
});

it('the audit on the wire says which decisions were compared with nothing', async () => {
  const cobrador = await mundo.cobrador([{ estado: 'Pendiente' }, { estado: 'Pendiente' }]);
  const [uno, dos] = [1, 2].map((n) => `${cobrador.prefijo}-cre-${n}`);
  const parametros = { id_credito: uno ?? '' };
  const { visto } = (await invocar(gerente, 'vistoCredito', { parametros })).cuerpo;
  await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito: uno, visto } });
  await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito: dos } });
  const consulta = { id_cobrador: cobrador.uid, accion: 'clientes/aprobar-credito' };
  const { datos } = (await invocar(gerente, 'leerBitacora', { consulta })).cuerpo;
  const marcas = Object.fromEntries(datos.map(({ documento, sin_visto }) => [documento, sin_visto]));
  expect(marcas).toEqual({ [`creditos/${uno}`]: false, [`creditos/${dos}`]: true });
});
