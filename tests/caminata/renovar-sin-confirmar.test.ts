// A renewal pays a credit off: over transfers that nobody has seen in the bank it is refused, unless the settings allow it.
import { conParametros } from '@leal/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentoNegocio } from '../../functions/src/data/configuracion.ts';
import { invocar } from '../setup/invocar.ts';
import { TRANSFERENCIA, usarBanco } from './con-banco.ts';
import { corregir } from './decidir.ts';

const banco = usarBanco('renovar');
const { cobrador, gerente, id_credito, libro, credito, abonar, decidir, cuadra } = banco;
const { marcarTodas: marcar, transferencias } = banco;
const MOTIVO = (monto: string) => `Se requiere confirmar en el banco ${monto} pagados por transferencia.`;

/** Four fifths of the credit are paid: so much of it by transfer. */
async function pagar(transferido: number) {
  const de = async (monto: number, resto: object = {}) => {
    const { cuerpo } = await abonar(monto, resto);
    if ('id_solicitud' in cuerpo) await decidir(cuerpo.id_solicitud, 'aprobar');
  };
  if (transferido > 0) await de(transferido, { transferencia: TRANSFERENCIA });
  await de(2880 - transferido);
}
const pedir = () =>
  invocar(cobrador, 'solicitarRenovacion', {
    cuerpo: { id_credito_anterior: id_credito, monto_solicitado: 4000, dias_pago: 40 },
  });
const verificar = async () =>
  (await invocar(cobrador, 'verificarRenovacion', { parametros: { id_credito } })).cuerpo;
const elegible = async () =>
  (await invocar(cobrador, 'renovacionesElegibles', { consulta: {} })).cuerpo.datos.find(
    (fila) => fila.id_credito === id_credito,
  );
const pregunta = async (id: string) =>
  (await invocar(gerente, 'vistoSolicitud', { parametros: { id } })).cuerpo;
const hasta = async (porcentaje_sin_confirmar: number) => {
  const parametros = conParametros({ dias_transferencia: 30, porcentaje_sin_confirmar });
  await documentoNegocio().update({ parametros });
  // The server remembers its settings for a minute.
  banco.ponerHora('11:02');
};

describe('a credit of which transfers wait for the bank', () => {
  it.each(['por_confirmar', 'no_esta'] as const)(
    '(%s) asks for no renewal, and says how much',
    async (estado) => {
      await pagar(500);
      if (estado === 'no_esta') await marcar('no_esta');
      const motivo = MOTIVO('$500.00');
      expect(await pedir()).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE', message: motivo } });
      expect(await verificar()).toEqual({ elegible: false, estado: 'no_elegible', motivo });
      expect(await elegible()).toMatchObject({
        estado_renovacion: 'elegible',
        por_confirmar: 500,
        motivo_sin_confirmar: motivo,
      });
      expect(libro().solicitudes.filter(({ tipo }) => tipo === 'renovacion')).toEqual([]);
      expect(credito()).toMatchObject({ estado_credito: 'Aprobado', solicitud_renovacion: null });
      cuadra();
    },
  );

  it('asks for it once the bank has seen them', async () => {
    await pagar(500);
    await marcar('vista');
    expect(await verificar()).toEqual({ elegible: true, estado: 'elegible' });
    expect(await elegible()).not.toHaveProperty('por_confirmar');
    const { id_solicitud } = (await pedir()).cuerpo;
    await decidir(id_solicitud, 'aprobar');
    expect(credito()).toMatchObject({ estado_credito: 'Renovado' });
    cuadra();
  });

  it('of cash alone nothing is asked, nor noted', async () => {
    await pagar(0);
    expect(credito()).not.toHaveProperty('con_transferencia');
    expect(await elegible()).not.toHaveProperty('por_confirmar');
    expect((await pedir()).estado).toBe(201);
  });

  it('is refused, too, when the owner takes no more transfers', async () => {
    await pagar(500);
    await documentoNegocio().update({ 'parametros.dias_transferencia': 0 });
    banco.ponerHora('11:02');
    expect(await pedir()).toMatchObject({ estado: 422, cuerpo: { message: MOTIVO('$500.00') } });
  });

  it('one that a correction made a transfer counts', async () => {
    await pagar(0);
    const id_pago = `${id_credito}.${libro().movimientos[0]?.id_movimiento}`;
    const correccion = { monto_nuevo: 2880, transferencia_nueva: TRANSFERENCIA };
    await corregir([cobrador, gerente], id_pago, correccion);
    expect(credito()).toMatchObject({ con_transferencia: true });
    expect(await pedir()).toMatchObject({ estado: 422 });
    cuadra();
  });
});

describe('a renewal that waits already', () => {
  it('is not approved over a transfer that came meanwhile: its question and several say so', async () => {
    await pagar(0);
    const { id_solicitud } = (await pedir()).cuerpo;
    banco.ponerHora('11:05');
    await abonar(90, { transferencia: TRANSFERENCIA });
    const motivo = MOTIVO('$90.00');
    expect(await pregunta(id_solicitud)).toMatchObject({
      motivo_sin_confirmar: motivo,
      antecedentes: { por_confirmar: 90 },
    });
    const varias = await invocar(gerente, 'vistosDeVarias', { consulta: { solicitudes: id_solicitud } });
    expect(varias.cuerpo.datos).toMatchObject([{ pregunta: { motivo_sin_confirmar: motivo } }]);
    const antes = libro();
    expect(await decidir(id_solicitud, 'aprobar')).toMatchObject({
      estado: 422,
      cuerpo: { message: motivo },
    });
    expect(libro()).toEqual(antes);
    await marcar('vista');
    expect(await pregunta(id_solicitud)).not.toHaveProperty('motivo_sin_confirmar');
    await decidir(id_solicitud, 'aprobar');
    expect(credito()).toMatchObject({ estado_credito: 'Renovado' });
    cuadra();
  });
});

it('of what the bank has not seen one sum is read, and of cash nothing: asked for, looked at and approved', async () => {
  const deTodo = async (transferido: number) => {
    banco.empezar(30);
    await pagar(transferido);
    if (transferido > 0) expect((await marcar('vista')).estado).toBe(200);
    // Who asks and what is set are remembered from here on.
    await verificar();
    let id: unknown;
    const leidas = [
      await banco.lecturas(verificar),
      await banco.lecturas(async () => (id = (await pedir()).cuerpo.id_solicitud)),
      await banco.lecturas(() => decidir(id, 'aprobar')),
    ];
    expect(credito()).toMatchObject({ estado_credito: 'Renovado' });
    return leidas;
  };
  await deTodo(0);
  const [enEfectivo, porBanco] = [await deTodo(0), await deTodo(500)];
  // The ledger is read when a credit ends: here it has a row more. And which are not there, for those are lost then.
  expect(porBanco.map((n, i) => n - (enEfectivo[i] ?? 0))).toEqual([1, 1, 3]);
});

describe('where the settings allow a part of it', () => {
  it.each([
    ['a fifth, and all of it is', 20, 576, 201],
    ['a fifth, and a peso more is', 20, 577, 422],
    ['everything', 100, 2880, 201],
  ] as const)('%s', async (_, porcentaje, transferido, estado) => {
    await hasta(porcentaje);
    await pagar(transferido);
    expect((await pedir()).estado).toBe(estado);
    const { por_confirmar, motivo_sin_confirmar } = (await elegible()) ?? {};
    if (estado === 422) expect([por_confirmar, motivo_sin_confirmar]).toEqual([577, MOTIVO('$577.00')]);
    cuadra();
  });
});

describe('after a renewal that was allowed', () => {
  const listar = async (estado: string) => (await transferencias(estado)).datos;
  const enElLibro = async () =>
    (await invocar(gerente, 'exportarMovimientos', { consulta: {} })).cuerpo.datos.filter(
      ({ transferencia }) => transferencia,
    );
  beforeEach(async () => {
    await hasta(100);
    await pagar(500);
    const { id_solicitud } = (await pedir()).cuerpo;
    expect((await decidir(id_solicitud, 'aprobar')).estado).toBe(200);
  });

  it('one that did not come is a loss: the list and the accountant’s file say so, and it is corrected no more', async () => {
    expect(await listar('por_confirmar')).toMatchObject([{ sin_correccion: 'renovado' }]);
    expect(await enElLibro()).toMatchObject([{ monto: 500 }]);
    expect((await enElLibro())[0]).not.toHaveProperty('perdida');
    expect((await marcar('no_esta')).estado).toBe(200);
    const [fila] = await listar('no_esta');
    expect(fila).toMatchObject({ monto: 500, sin_correccion: 'renovado' });
    expect(await enElLibro()).toMatchObject([{ monto: 500, perdida: true }]);
    const cuerpo = { id_pago: fila!.id_pago, motivo: 'No llegó' };
    expect(await invocar(cobrador, 'solicitarEliminacionPago', { cuerpo })).toMatchObject({
      estado: 422,
      cuerpo: { code: 'CREDITO_NO_ACTIVO', message: 'El crédito está renovado: sus pagos ya no cambian.' },
    });
    cuadra();
  });

  it('one that came, after all, is none', async () => {
    await marcar('no_esta');
    await marcar('vista');
    expect((await listar('vista'))[0]).not.toHaveProperty('sin_correccion');
    expect((await enElLibro())[0]).not.toHaveProperty('perdida');
  });
});

it('one that is not there of a credit that runs is no loss: its payment is corrected', async () => {
  await pagar(500);
  await marcar('no_esta');
  const { datos } = await transferencias('no_esta');
  expect(datos).toHaveLength(1);
  expect(datos[0]).not.toHaveProperty('sin_correccion');
});
