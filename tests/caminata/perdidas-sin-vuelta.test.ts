// A transfer that is not in the bank, of a credit that was paid off and that nobody can open again: a loss that the results show.
import { beforeEach, describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { HOY, usarBanco } from './con-banco.ts';

const banco = usarBanco('sinvuelta');
const { cobrador, gerente, id_credito, libro, credito, transferir, decidir, cuadra, db } = banco;
const { marcarTodas: marcar, transferencias } = banco;
const RAZONES = ['cliente_eliminado', 'otro_credito'] as const;
type Razon = (typeof RAZONES)[number];

const pago = () => libro().movimientos.find((fila) => fila.banco !== undefined)!;
const enLaLista = async (estado: string) => (await transferencias(estado)).datos[0];
const perdido = () => libro().dias.find(({ fecha }) => fecha === HOY)?.perdido_centavos ?? 0;
const delCliente = () => db().doc(`clientes/${credito()!.id_cliente}`);
const cerrar: Record<Razon, () => Promise<unknown>> = {
  cliente_eliminado: async () => {
    const parametros = { id_cliente: credito()!.id_cliente };
    expect((await invocar(gerente, 'eliminarCliente', { parametros, consulta: {} })).estado).toBeLessThan(
      300,
    );
  },
  otro_credito: () => delCliente().update({ id_credito_abierto: 'otro' }),
};
/** The manager's own correction. */
const editar = () =>
  invocar(gerente, 'resolverEdicionPago', {
    parametros: { id: `${id_credito}.${pago().id_movimiento}` },
    cuerpo: { estado: 'aprobada', monto_aprobado: 500 },
  });

beforeEach(async () => {
  const { cuerpo } = await transferir(3600);
  await decidir(cuerpo.id_solicitud, 'aprobar');
  expect(credito()).toMatchObject({ estado_credito: 'Finalizado', con_transferencia: true });
});

describe.each(RAZONES)('%s', (razon) => {
  it('before it is marked: the question and the row say so, the day and the ledger have the loss', async () => {
    await cerrar[razon]();
    expect(await enLaLista('por_confirmar')).toMatchObject({ sin_correccion: razon });
    expect(perdido()).toBe(0);
    await marcar('no_esta');
    expect(await editar()).toMatchObject({ estado: 422, cuerpo: { code: 'CREDITO_NO_ACTIVO' } });
    expect(perdido()).toBe(360_000);
    expect(await enLaLista('no_esta')).toMatchObject({ sin_correccion: razon, perdida: true });
    const { cuerpo } = await invocar(gerente, 'exportarMovimientos', { consulta: {} });
    expect(cuerpo.datos.filter((fila) => fila.perdida)).toMatchObject([{ monto: 3600 }]);
    await marcar('vista');
    expect([perdido(), pago().banco?.perdida]).toEqual([0, undefined]);
    if (razon === 'otro_credito') await delCliente().update({ id_credito_abierto: null });
    cuadra();
  });
});

it('one that was marked before its client is deleted is lost with that', async () => {
  await marcar('no_esta');
  expect(await enLaLista('no_esta')).not.toHaveProperty('sin_correccion');
  expect(perdido()).toBe(0);
  await cerrar.cliente_eliminado();
  expect(perdido()).toBe(360_000);
  expect(await enLaLista('no_esta')).toMatchObject({ sin_correccion: 'cliente_eliminado', perdida: true });
  cuadra();
});

it('one that can be corrected again is a loss until it is', async () => {
  await cerrar.otro_credito();
  await marcar('no_esta');
  await delCliente().update({ id_credito_abierto: null });
  const fila = await enLaLista('no_esta');
  expect(fila).toMatchObject({ perdida: true });
  expect(fila).not.toHaveProperty('sin_correccion');
  cuadra();
  expect((await editar()).estado).toBe(200);
  expect(perdido()).toBe(0);
  expect(credito()).toMatchObject({ estado_credito: 'Aprobado' });
  cuadra();
});

it('one that was lost already is not lost again by a renewal', async () => {
  await cerrar.otro_credito();
  await marcar('no_esta');
  await delCliente().update({ id_credito_abierto: null });
  await db().doc('configuracion/negocio').update({ 'parametros.porcentaje_sin_confirmar': 100 });
  banco.ponerHora('11:02');
  const cuerpo = { id_credito_anterior: id_credito, monto_solicitado: 4000, dias_pago: 40 };
  const pedida = await invocar(cobrador, 'solicitarRenovacion', { cuerpo });
  expect(pedida.estado, JSON.stringify(pedida.cuerpo)).toBe(201);
  await decidir(pedida.cuerpo.id_solicitud, 'aprobar');
  expect(perdido()).toBe(360_000);
  cuadra();
});
