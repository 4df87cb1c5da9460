// The box never lends what it does not hold: what is missing is a float, given, asked for, or confirmed by the office afterwards.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { decidirCorteDe, entregarCorteDe } from '../setup/cortes.ts';
import { escena, escenaDe, type Escena } from '../setup/escena.ts';
import { cajaDe } from '../setup/fondo.ts';
import { invocar } from '../setup/invocar.ts';

const mundo = abrirMundo();
const gerente = () => mundo.cuenta('gerente@leal.demo');

type Otro = Readonly<Record<string, unknown>>;

/** An approved loan of $3,000, and so much of the office's cash in its collector's box. */
async function conEnCaja(monto: number): Promise<Escena> {
  const e = await escena(mundo, { estado: 'Pendiente' });
  await e.aprobado();
  if (monto > 0) await e.conFondo(monto);
  return e;
}

const entregar = ({ cobrador, id_credito }: Escena, mas: Otro = {}) =>
  invocar(cobrador, 'entregarCredito', { cuerpo: { id_credito, monto: 3000, ...mas } });
const abierto = ({ cobrador }: Escena) => cajaDe(cobrador);
const fondosDe = async ({ cobrador }: Escena, estado: string) =>
  (await invocar(cobrador, 'listarTraspasos', { consulta: { estado } })).cuerpo.datos;
const decidir = async (id_traspaso: string, cuerpo: Otro) =>
  invocar(await gerente(), 'decidirTraspasoDe', { parametros: { id_traspaso }, cuerpo });
const enMano = async (e: Escena) => (await e.libro()).totales.en_mano_centavos;
const deshacer = async ({ id_credito }: Escena, mas: Otro = {}) =>
  invocar(await gerente(), 'deshacerEntrega', {
    cuerpo: { id_credito, motivo: 'No estaba en casa', visto: { monto: 3000 }, ...mas },
  });
/** The loan is handed over with what was missing, which waits for the office. */
async function entregadaConFondo(enCaja = 1614.17) {
  const e = await conEnCaja(enCaja);
  const { cuerpo } = await entregar(e, { faltante: 3000 - enCaja });
  return { e, id_traspaso: cuerpo.entrega.fondo!.id_traspaso };
}

describe('a loan that is beyond the box', () => {
  it.each([
    [0, '$0.00', '$3,000.00'],
    [1614.17, '$1,614.17', '$1,385.83'],
    [2999.99, '$2,999.99', '$0.01'],
  ])(
    'with %d in it is refused, says what there is and what is missing, and changes nothing',
    async (hay, dice, faltan) => {
      const e = await conEnCaja(hay);
      const antes = await e.libro();
      expect(await entregar(e)).toMatchObject({
        estado: 422,
        cuerpo: { code: 'CAJA_INSUFICIENTE', message: `En tu caja hay ${dice}; faltan ${faltan}.` },
      });
      expect(await e.libro()).toEqual(antes);
    },
  );

  it('is handed over with exactly what is there, and with no float', async () => {
    const e = await conEnCaja(3000);
    const { estado, cuerpo } = await entregar(e);
    expect([estado, cuerpo.entrega.fondo]).toEqual([200, undefined]);
    expect(await abierto(e)).toMatchObject({ esperado: 0, disponible: 0 });
    await e.libro();
  });

  it('does not count what is on its way to the office', async () => {
    const e = await conEnCaja(3000);
    await e.entregarParcial(100);
    expect(await abierto(e)).toMatchObject({ esperado: 3000, disponible: 2900 });
    expect(await entregar(e)).toMatchObject({
      cuerpo: { message: 'En tu caja hay $2,900.00; faltan $100.00.' },
    });
  });

  it("with the collector's word comes a float of exactly what was missing, and the cut is whole", async () => {
    const e = await conEnCaja(1614.17);
    const { estado, cuerpo } = await entregar(e, { faltante: 1385.83 });
    expect([estado, cuerpo.entrega]).toMatchObject([200, { monto: 3000, fondo: { monto: 1385.83 } }]);
    expect(await fondosDe(e, 'por_confirmar')).toMatchObject([
      { monto: 1385.83, tipo: 'fondo', id_credito: e.id_credito, nombre_gerente: null },
    ]);
    expect(await abierto(e)).toMatchObject({ esperado: 0, sumas: { fondo: 3000, entrega: -3000 } });
    expect(await enMano(e)).toBe(0);
  });

  it.each([1385.82, 1385.84, 3000])(
    'a word of %d, which is not what is missing, is asked again',
    async (faltante) => {
      const e = await conEnCaja(1614.17);
      const antes = await e.libro();
      expect(await entregar(e, { faltante })).toMatchObject({
        estado: 409,
        cuerpo: { code: 'CAMBIO_MIENTRAS', actual: { faltan: 1385.83 } },
      });
      expect(await e.libro()).toEqual(antes);
    },
  );

  it.each([
    ['without a line', { sin_linea: true }],
    ['minutes ago', { capturado_en: '2026-11-18T10:50:00-06:00' }],
  ])('that a phone kept %s has happened, and opens the same float', async (_, mas) => {
    const e = await conEnCaja(1000);
    await e.aprobadoDesde('2026-11-18T09:00:00-06:00');
    const kept = { dispositivo: 'tel-1', secuencia: 1, capturado_en: '2026-11-18T10:59:30-06:00', ...mas };
    expect(await entregar(e, kept)).toMatchObject({
      estado: 200,
      cuerpo: { entrega: { fondo: { monto: 2000 } } },
    });
    expect(await abierto(e)).toMatchObject({ esperado: 0 });
    await e.libro();
  });

  it.each([{ sin_linea: true }, { dispositivo: 'tel-1', secuencia: 1 }])(
    'a phone without a name, or one that asks now, is told: %o',
    async (mas) => {
      expect(await entregar(await conEnCaja(0), mas)).toMatchObject({ estado: 422 });
    },
  );

  it('two loans at once share no cash', async () => {
    const cobrador = await mundo.cobrador([{ estado: 'Pendiente' }, { estado: 'Pendiente' }]);
    const dos = [escenaDe(mundo, cobrador, 1), escenaDe(mundo, cobrador, 2)];
    for (const e of dos) await e.aprobado();
    await dos[0]!.conFondo(3000);
    const estados = (await Promise.all(dos.map((e) => entregar(e)))).map(({ estado }) => estado);
    expect(new Set(estados)).toEqual(new Set([200, 422]));
    expect(await abierto(dos[0]!)).toMatchObject({ esperado: 0 });
  });
});

describe('the float of a hand-over', () => {
  it('confirmed by the office moves nothing', async () => {
    const { e, id_traspaso } = await entregadaConFondo();
    const antes = await abierto(e);
    const { estado, cuerpo } = await decidir(id_traspaso, { decision: 'confirmar', monto: 1385.83 });
    expect([estado, cuerpo.traspaso.estado]).toEqual([200, 'confirmado']);
    expect(await abierto(e)).toEqual(antes);
    expect(await enMano(e)).toBe(0);
  });

  it('declined is what the office owes its collector until it is settled; no cut changes', async () => {
    const { e, id_traspaso } = await entregadaConFondo();
    expect((await decidir(id_traspaso, { decision: 'rechazar' })).estado).toBe(400);
    await decidir(id_traspaso, { decision: 'rechazar', motivo: 'Nadie se lo dio' });
    expect(await abierto(e)).toMatchObject({ esperado: 0 });
    expect(await enMano(e)).toBe(-138_583);
    const { cuerpo } = await invocar(e.cobrador, 'listarDiferencias', { consulta: { estado: 'abierta' } });
    expect(cuerpo.datos).toMatchObject([
      { id_corte: id_traspaso, numero: null, monto: -1385.83, debe: 1385.83 },
    ]);
    const pagada = { como: 'saldada', motivo: 'Se le pagó', visto: { monto: -1385.83 } };
    const parametros = { id_corte: id_traspaso };
    const { estado } = await invocar(await gerente(), 'resolverDiferencia', { parametros, cuerpo: pagada });
    expect([estado, await enMano(e)]).toEqual([200, 0]);
  });

  it('is not its collector’s to answer or to take back', async () => {
    const { e, id_traspaso } = await entregadaConFondo();
    for (const decision of ['confirmar', 'cancelar', 'rechazar'])
      expect(
        await invocar(e.cobrador, 'decidirTraspasoDe', {
          parametros: { id_traspaso },
          cuerpo: { decision, motivo: 'x' },
        }),
      ).toMatchObject({ estado: 403 });
  });
});

describe('a hand-over that never happened', () => {
  it('is taken back by a manager: the loan waits again, and its cash is in the box', async () => {
    const e = await conEnCaja(3000);
    await entregar(e, { firma: '10,20 300,200;400,50 500,60' });
    expect(await deshacer(e)).toMatchObject({ estado: 200 });
    expect(await abierto(e)).toMatchObject({ esperado: 3000, sumas: { entrega: 0 } });
    expect((await e.elCredito())?.entrega).toMatchObject({ estado: 'por_entregar', deshecha: 1 });
    const firma = { parametros: { id_credito: e.id_credito } };
    expect(await invocar(await gerente(), 'firmaDeEntrega', firma)).toMatchObject({ estado: 404 });
    expect((await entregar(e)).estado).toBe(200);
    expect(await deshacer(e)).toMatchObject({ estado: 200 });
    expect(Object.keys((await e.libro()).caja.filas).filter((id) => id.includes(e.id_credito))).toHaveLength(
      4,
    );
  });

  it.each([
    ['waits', async () => {}, 161_417],
    ['was given', (id: string) => decidir(id, { decision: 'confirmar' }), 300_000],
    ['was declined', (id: string) => decidir(id, { decision: 'rechazar', motivo: 'No' }), 161_417],
  ])('its float that %s is where it really is', async (_, antes, en_mano) => {
    const { e, id_traspaso } = await entregadaConFondo();
    await antes(id_traspaso);
    expect((await deshacer(e)).estado).toBe(200);
    expect(await enMano(e)).toBe(en_mano);
    expect((await abierto(e)).esperado * 100).toBeCloseTo(en_mano);
    expect(await fondosDe(e, 'por_confirmar')).toEqual([]);
  });

  it('a float whose debt was paid meanwhile stays: the office has given it', async () => {
    const { e, id_traspaso } = await entregadaConFondo();
    await decidir(id_traspaso, { decision: 'rechazar', motivo: 'No' });
    await invocar(await gerente(), 'resolverDiferencia', {
      parametros: { id_corte: id_traspaso },
      cuerpo: { como: 'saldada', motivo: 'Se le pagó', visto: { monto: -1385.83 } },
    });
    await deshacer(e);
    expect(await enMano(e)).toBe(300_000);
  });

  it('not once anything was paid on it, nor twice, nor of another amount', async () => {
    const { e } = await entregadaConFondo();
    expect(await deshacer(e, { visto: { monto: 2000 } })).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS' },
    });
    await e.abonar(120);
    expect(await deshacer(e)).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE' } });
    const otra = await conEnCaja(3000);
    expect(await deshacer(otra)).toMatchObject({ estado: 409, cuerpo: { code: 'YA_PROCESADA' } });
    await otra.libro();
  });
});

describe('a float that is asked for', () => {
  const pedir = ({ cobrador }: Escena, monto = 500) =>
    invocar(cobrador, 'crearTraspaso', { cuerpo: { monto, pedido: true } });

  it('is given by the office, and counts when its collector has confirmed it', async () => {
    const e = await conEnCaja(0);
    const { cuerpo } = await pedir(e);
    const { id_traspaso, estado, tipo } = cuerpo.traspaso;
    expect([estado, tipo]).toEqual(['pedido', 'fondo']);
    expect(await abierto(e)).toMatchObject({ esperado: 0, traspasos: [{ estado: 'pedido', monto: 500 }] });
    expect((await decidir(id_traspaso, { decision: 'confirmar' })).estado).toBe(403);
    const dado = await decidir(id_traspaso, { decision: 'dar', monto: 500 });
    expect(dado).toMatchObject({
      estado: 200,
      cuerpo: { traspaso: { estado: 'pendiente', fecha_respuesta: null } },
    });
    expect((await decidir(id_traspaso, { decision: 'dar' })).estado).toBe(409);
    const parametros = { id_traspaso };
    await invocar(e.cobrador, 'decidirTraspasoDe', { parametros, cuerpo: { decision: 'confirmar' } });
    expect(await abierto(e)).toMatchObject({ esperado: 500, traspasos: [] });
    await e.libro();
  });

  it('is declined with a reason, or taken back by who asked', async () => {
    const e = await conEnCaja(0);
    const [una, otra] = [await pedir(e), await pedir(e, 600)];
    expect((await decidir(una.cuerpo.traspaso.id_traspaso, { decision: 'rechazar' })).estado).toBe(400);
    await decidir(una.cuerpo.traspaso.id_traspaso, { decision: 'rechazar', motivo: 'Mañana' });
    const parametros = { id_traspaso: otra.cuerpo.traspaso.id_traspaso };
    await invocar(e.cobrador, 'decidirTraspasoDe', { parametros, cuerpo: { decision: 'cancelar' } });
    expect(await abierto(e)).toMatchObject({ esperado: 0, traspasos: [] });
    await e.libro();
  });

  it('is no manager’s to ask', async () => {
    const { cobrador } = await conEnCaja(0);
    const cuerpo = { monto: 500, pedido: true, id_cobrador: cobrador.uid };
    expect(await invocar(await gerente(), 'crearTraspaso', { cuerpo })).toMatchObject({ estado: 403 });
  });
});

describe('a part handed in', () => {
  it.each([
    [100, 201],
    [100.01, 422],
  ])('of %d from a box of 100: %i', async (monto, estado) => {
    const e = await conEnCaja(100);
    expect((await invocar(e.cobrador, 'crearTraspaso', { cuerpo: { monto } })).estado).toBe(estado);
    const otra = await invocar(e.cobrador, 'crearTraspaso', { cuerpo: { monto: 100 } });
    expect(otra.estado).toBe(estado === 201 ? 422 : 201);
    if (otra.estado === 422)
      expect(otra.cuerpo).toMatchObject({
        code: 'CAJA_INSUFICIENTE',
        message: 'En tu caja hay $0.00: no puedes entregar más.',
      });
  });

  it('went along with a cut: it is settled there, and takes from no other box', async () => {
    const e = await conEnCaja(500);
    const id_traspaso = await e.entregarParcial(400);
    await entregarCorteDe(e.cobrador, { '100': 1 });
    expect(await abierto(e)).toMatchObject({ esperado: 0, disponible: 0 });
    expect(await decidir(id_traspaso, { decision: 'confirmar' })).toMatchObject({
      estado: 422,
      cuerpo: { code: 'CAJA_INSUFICIENTE' },
    });
    expect((await decidir(id_traspaso, { decision: 'rechazar', motivo: 'Va en el corte' })).estado).toBe(200);
    await e.libro();
  });
});

it('a box that an expense took below zero is what the office owes, in its cut as well', async () => {
  const e = await conEnCaja(0);
  const { cuerpo } = await invocar(e.cobrador, 'crearGasto', { cuerpo: { monto: 80, motivo: 'Gasolina' } });
  const { id_gasto } = cuerpo;
  const jefe = await gerente();
  await invocar(jefe, 'aprobarGasto', { parametros: { id_gasto } });
  expect(await abierto(e)).toMatchObject({ esperado: -80, disponible: -80 });
  const id_corte = await entregarCorteDe(e.cobrador, {});
  await decidirCorteDe(jefe, id_corte);
  const { cuerpo: lista } = await invocar(jefe, 'listarDiferencias', {
    consulta: { id_cobrador: e.cobrador.uid },
  });
  expect(lista.datos).toMatchObject([{ monto: -80, debe: 80 }]);
  await e.libro();
});
