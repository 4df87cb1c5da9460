// The box never lends what it does not hold: what is missing is a float, given, asked for, or confirmed by the office afterwards.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { escenaDe, type Escena } from '../setup/escena.ts';
import { cajaDe } from '../setup/fondo.ts';
import { invocar } from '../setup/invocar.ts';
import { porEntregarCon } from '../setup/por-entregar.ts';

const mundo = abrirMundo();
const gerente = () => mundo.cuenta('gerente@leal.demo');
const conEnCaja = (monto: number) => porEntregarCon(mundo, monto);

type Otro = Readonly<Record<string, unknown>>;

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
    // Its row says which loan it was for, by name.
    const { caja, creditos } = await e.libro();
    expect(Object.values(caja.filas)).toContainEqual(
      expect.objectContaining({
        monto_centavos: 138_583,
        nota: `Para el préstamo de ${creditos[0]?.nombre}`,
      }),
    );
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
    const { filas } = (await e.libro()).caja;
    expect(
      Object.keys(filas)
        .filter((id) => id.includes(e.id_credito))
        .toSorted(),
    ).toEqual([
      `deshecha-${e.id_credito}-1`,
      `deshecha-${e.id_credito}-2`,
      `entrega-${e.id_credito}`,
      `entrega-${e.id_credito}-2`,
    ]);
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
    // What leaves the box says who took it out, and why.
    const motivo = 'No estaba en casa';
    const sacados = en_mano === 300_000 ? [] : [{ motivo, nombre_gerente: 'Adriana Solís Cárdenas' }];
    expect(await fondosDe(e, 'cancelado')).toMatchObject(sacados);
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
