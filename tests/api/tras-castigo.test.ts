// A loan that was taken out as lost, afterwards: that is taken back, its client's next one, and a client who is deleted.
import { randomUUID } from 'node:crypto';
import type { CreditoDeCartera } from '@leal/seed';
import { describe, expect, it } from 'vitest';
import { manosDeCastigo } from '../setup/castigar.ts';
import { escena, escenaDe, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { vistoDelCastigo } from '../setup/visto-del-castigo.ts';
import { POR_RENOVAR } from '../setup/pagado.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

type Cuerpo = Record<string, unknown>;
const { castigar, conPago, expedienteDe, listados } = manosDeCastigo(mundo, gerente);
const tras = (cual: 'deshacerCastigo' | 'levantarCastigo', { id_credito }: Escena, saldo = 3600) => {
  const visto = cual === 'deshacerCastigo' ? vistoDelCastigo(saldo) : { saldo };
  return invocar(gerente, cual, { cuerpo: { id_credito, motivo: 'Sí paga', visto } });
};

describe('taken back', () => {
  it('is active again, on the route, and no loss is left', async () => {
    const e = await conPago();
    await castigar(e, 3480);
    expect(await tras('deshacerCastigo', e, 3600)).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS' },
    });
    expect((await tras('deshacerCastigo', e, 3480)).estado).toBe(200);
    const { creditos, clientes, totales, dias } = await e.libro();
    expect(creditos).toMatchObject([{ estado_credito: 'Aprobado', fecha_fin: null, castigo: null }]);
    expect(clientes).toMatchObject([
      { id_credito_abierto: e.id_credito, estado_lista: 'Pendiente', por_castigo: null },
    ]);
    expect(totales).toMatchObject({ clientes_activos: 1, saldo_pendiente_centavos: 348_000 });
    expect(dias.find((dia) => dia.fecha === '2026-11-18')).toMatchObject({ castigado_centavos: 0 });
    expect(await e.enLaRuta()).toEqual([e.id_credito]);
    expect(await tras('deshacerCastigo', e, 3480)).toMatchObject({
      estado: 409,
      cuerpo: { code: 'YA_PROCESADA' },
    });
    // And it may be written off once more.
    expect((await castigar(e, 3480)).estado).toBe(200);
    expect((await listados(e)).totales).toMatchObject({ creditos: 1, perdido: 2900 });
    await e.libro();
  });

  it('is not, once anything was paid: the page says why', async () => {
    const e = await escena(mundo);
    await castigar(e);
    await e.abonar(120);
    expect(await tras('deshacerCastigo', e, 3480)).toMatchObject({
      estado: 422,
      cuerpo: { code: 'NO_ELEGIBLE' },
    });
    const [credito] = (await expedienteDe(e)).creditos;
    expect(credito?.castigo).toMatchObject({ no_se_deshace: expect.stringMatching(/Ya se pagó/) as string });
    expect(credito?.castigo?.se_puede_deshacer).toBeUndefined();
  });

  it.each([
    ['several abonos', 'resolverAbonosMultiples', (e: Escena) => e.pedirMultiple(720)],
    ['a late capture', 'resolverCapturaTardia', (e: Escena) => e.pedirTardia(120, '12')],
  ] as const)(
    'is not, while %s waits for a manager; once that is rejected it is',
    async (_, llamada, pedir) => {
      const e = await escena(mundo);
      await castigar(e);
      const id = await pedir(e);
      expect(await tras('deshacerCastigo', e)).toMatchObject({
        estado: 422,
        cuerpo: { code: 'NO_ELEGIBLE', message: 'Tiene un pago por aprobar: decídelo primero.' },
      });
      const [credito] = (await expedienteDe(e)).creditos;
      expect(credito?.castigo).toMatchObject({
        no_se_deshace: expect.stringMatching(/por aprobar/) as string,
      });
      await e.libro();
      const decidida = { parametros: { id }, cuerpo: { estado: 'rechazada', comentario: 'No fue' } };
      expect((await invocar(gerente, llamada, decidida)).estado).toBe(200);
      expect((await expedienteDe(e)).creditos[0]?.castigo?.se_puede_deshacer).toBe(true);
      expect((await tras('deshacerCastigo', e)).estado).toBe(200);
      await e.libro();
    },
  );
});

describe('another loan', () => {
  const senas = async (e: Escena) => {
    const { nombre, telefono, direccion } = (await e.elCliente())!;
    return { nombre, telefono, direccion, negocio: 'Tienda', monto_solicitado: 1000, dias_pago: 30 };
  };
  const registrar = async (e: Escena, mas: Cuerpo = {}) =>
    invocar(e.cobrador, 'registrarCliente', { cuerpo: { ...(await senas(e)), ...mas } });
  const duplicar = ({ cobrador, id_cliente }: Escena) =>
    invocar(cobrador, 'duplicarCliente', {
      cuerpo: { id_cliente_original: id_cliente, monto_solicitado: 1000, dias_pago: 30 },
    });
  const BARRADO = { estado: 422, cuerpo: { code: 'CLIENTE_CASTIGADO' } };

  it('is refused to its client, under the same name and phone and as a duplicate, until a manager lets it', async () => {
    const e = await escena(mundo, { persona: { nombre: `Rita ${randomUUID().slice(0, 6)}` } });
    await castigar(e);
    expect(await registrar(e)).toMatchObject(BARRADO);
    expect(await duplicar(e)).toMatchObject(BARRADO);
    // Somebody else of that phone, or of that name, is another person.
    expect((await registrar(e, { nombre: 'Otra Persona' })).estado).toBe(201);
    expect((await registrar(e, { telefono: '6180000001' })).estado).toBe(201);
    expect((await tras('levantarCastigo', e)).estado).toBe(200);
    expect(await tras('levantarCastigo', e)).toMatchObject({ estado: 409, cuerpo: { code: 'YA_PROCESADA' } });
    expect((await duplicar(e)).estado).toBe(201);
    const { creditos, bitacora } = await e.libro();
    expect(creditos.find(({ id_credito }) => id_credito === e.id_credito)).toMatchObject({
      estado_credito: 'Castigado',
      castigo: { levantado: { motivo: 'Sí paga' } },
    });
    expect(bitacora.filter(({ accion }) => accion === 'creditos/levantar-castigo')).toHaveLength(1);
  });

  it('by a renewal is refused, and one that waits is rejected with it', async () => {
    const e = await escena(mundo, { ...POR_RENOVAR, persona: { nombre: 'Renata Pide' } });
    const saldo = (await e.elCredito())!.saldo_centavos / 100;
    await e.pedirRenovacion();
    expect((await castigar(e, saldo)).estado).toBe(200);
    const { solicitudes, creditos } = await e.libro();
    expect(solicitudes).toMatchObject([{ estado: 'rechazada', comentario: 'El crédito se castigó.' }]);
    expect(creditos[0]).toMatchObject({ solicitud_renovacion: null, renovable: false });
    const cuerpo = { id_credito_anterior: e.id_credito, monto_solicitado: 4000, dias_pago: 40 };
    expect(await invocar(e.cobrador, 'solicitarRenovacion', { cuerpo })).toMatchObject({
      estado: 422,
      cuerpo: { code: 'NO_ELEGIBLE', message: 'El crédito está castigado.' },
    });
  });
});

describe('what another record of the same person asked for before', () => {
  const BARRADO = { estado: 422, cuerpo: { code: 'CLIENTE_CASTIGADO' } };
  /** The first credit's client and the second's have one name and one phone; the second asks. */
  async function dosRegistros(pide: CreditoDeCartera) {
    const nombre = `Lidia ${randomUUID().slice(0, 8)}`;
    const persona = { nombre, telefono: '6181239876' };
    const cobrador = await mundo.cobrador([
      { persona },
      { ...pide, persona: { ...persona, nombre: `${nombre} #2` } },
    ]);
    return { castigado: escenaDe(mundo, cobrador), otro: escenaDe(mundo, cobrador, 2) };
  }
  const aprobarCredito = ({ id_credito }: Escena) =>
    invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito } });

  it('a loan is refused, by its route and by name, until a manager lets it; a rejection never is', async () => {
    const { castigado, otro } = await dosRegistros({ estado: 'Pendiente' });
    await castigar(castigado);
    const antes = await otro.elCredito();
    expect(await aprobarCredito(otro)).toMatchObject(BARRADO);
    const porNombre = await mundo.porNombre(gerente.token, 'resolverCredito', {
      id: otro.id_credito,
      decision: 'aprobar',
      clave: randomUUID(),
    });
    expect(porNombre).toMatchObject({ error: { details: { code: 'CLIENTE_CASTIGADO' } } });
    expect(await otro.elCredito()).toEqual(antes);
    expect((await tras('levantarCastigo', castigado)).estado).toBe(200);
    expect((await aprobarCredito(otro)).estado).toBe(200);
    const { castigado: tambien, otro: rechazado } = await dosRegistros({ estado: 'Pendiente' });
    await castigar(tambien);
    const { id_credito } = rechazado;
    expect((await invocar(gerente, 'rechazarCredito', { cuerpo: { id_credito } })).estado).toBe(200);
    await otro.libro();
    await rechazado.libro();
  });

  it('a renewal is refused, asked for before or after; taken back, it goes through', async () => {
    const { castigado, otro } = await dosRegistros(POR_RENOVAR);
    const id_solicitud = await otro.pedirRenovacion();
    await castigar(castigado);
    const aprobar = () => invocar(gerente, 'aprobarRenovacion', { cuerpo: { id_solicitud } });
    expect(await aprobar()).toMatchObject(BARRADO);
    expect((await otro.elCredito())?.estado_credito).toBe('Aprobado');
    expect((await tras('deshacerCastigo', castigado)).estado).toBe(200);
    expect((await aprobar()).estado).toBe(200);
    const { castigado: ya, otro: despues } = await dosRegistros(POR_RENOVAR);
    await castigar(ya);
    const cuerpo = { id_credito_anterior: despues.id_credito, monto_solicitado: 4000, dias_pago: 40 };
    expect(await invocar(despues.cobrador, 'solicitarRenovacion', { cuerpo })).toMatchObject(BARRADO);
    await otro.libro();
    await despues.libro();
  });

  it('of somebody else of that name, or that phone, goes on', async () => {
    const nombre = `Olga ${randomUUID().slice(0, 8)}`;
    const de = (quien: string, telefono: string) => ({ persona: { nombre: quien, telefono } });
    const cobrador = await mundo.cobrador([
      de(nombre, '6181239876'),
      { ...de(nombre, '6181239877'), estado: 'Pendiente' },
      { ...de('Otra Persona', '6181239876'), estado: 'Pendiente' },
    ]);
    await castigar(escenaDe(mundo, cobrador));
    for (const n of [2, 3]) expect((await aprobarCredito(escenaDe(mundo, cobrador, n))).estado).toBe(200);
  });

  it('written off and approved at once, one is first: the loan is refused, or was there before', async () => {
    const carreras = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { castigado, otro } = await dosRegistros({ estado: 'Pendiente' });
        const respuestas = await Promise.all([castigar(castigado), aprobarCredito(otro)]);
        return { castigado, otro, respuestas };
      }),
    );
    for (const {
      otro,
      respuestas: [castigo, aprobado],
    } of carreras) {
      expect(castigo.estado).toBe(200);
      const { creditos, bitacora } = await otro.libro();
      const estado = creditos.find(({ id_credito }) => id_credito === otro.id_credito)?.estado_credito;
      if (aprobado.estado !== 200) expect(aprobado).toMatchObject(BARRADO);
      expect(estado).toBe(aprobado.estado === 200 ? 'Aprobado' : 'Pendiente');
      const aprobaciones = bitacora.filter(
        ({ accion, documento }) =>
          accion === 'clientes/aprobar-credito' && documento === `creditos/${otro.id_credito}`,
      );
      expect(aprobaciones).toHaveLength(aprobado.estado === 200 ? 1 : 0);
    }
  });
});
