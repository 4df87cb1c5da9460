// Floats that are asked for, parts of the cash, and what a box below zero means.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { decidirCorteDe, entregarCorteDe } from '../setup/cortes.ts';
import type { Escena } from '../setup/escena.ts';
import { cajaDe } from '../setup/fondo.ts';
import { invocar } from '../setup/invocar.ts';
import { porEntregarCon } from '../setup/por-entregar.ts';

const mundo = abrirMundo();
const gerente = () => mundo.cuenta('gerente@leal.demo');
const conEnCaja = (monto: number) => porEntregarCon(mundo, monto);

type Otro = Readonly<Record<string, unknown>>;

const abierto = ({ cobrador }: Escena) => cajaDe(cobrador);
const decidir = async (id_traspaso: string, cuerpo: Otro) =>
  invocar(await gerente(), 'decidirTraspasoDe', { parametros: { id_traspaso }, cuerpo });

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
    const [primera, otra] = [await pedir(e), await pedir(e, 600)];
    expect((await decidir(primera.cuerpo.traspaso.id_traspaso, { decision: 'rechazar' })).estado).toBe(400);
    await decidir(primera.cuerpo.traspaso.id_traspaso, { decision: 'rechazar', motivo: 'Mañana' });
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
