// Everything that waits for a manager in one list, and what one question about several of it shows.
import { type ClasePorAprobar, CLASES_POR_APROBAR } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { escenaDe } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerTodo } from '../setup/lista.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { pagado, POR_RENOVAR } from '../setup/pagado.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

/** With a phone of their own: the loans of whoever has the same one are facts beside the question. */
const DE_NADIE_MAS = { ...POR_RENOVAR, persona: { telefono: `618${String(Date.now()).slice(-7)}` } };

const cobrador = await mundo.cobrador(
  [pagado(600), pagado(600), {}, {}, DE_NADIE_MAS, { estado: 'Pendiente' }, {}],
  { gastos: [{ monto: 5000 as never, motivo: 'Gasolina' }] },
);
const { uid } = cobrador;
const con = (numero: number) => escenaDe(mundo, cobrador, numero);
const ids: { readonly [C in ClasePorAprobar]: string } = {
  creditos: `${cobrador.prefijo}-cre-6`,
  gastos: `${cobrador.prefijo}-gas-1`,
  edicion_pago: await con(1).pedirEdicion('09', 500),
  eliminacion_pago: await con(2).pedirEliminacion('09'),
  abonos_multiples: await con(3).pedirMultiple(),
  edicion_cliente: await con(4).pedirCambios({ telefono: '6181234567' }),
  renovacion: await con(5).pedirRenovacion(),
  captura_tardia: await con(7).pedirTardia(),
};

type Fila = Awaited<ReturnType<typeof invocar<'bandeja'>>>['cuerpo']['datos'][number];

/** All pages: the whole suite may wait in it. */
const bandeja = async (): Promise<Fila[]> => {
  const todas = await leerTodo(gerente, 'bandeja', { consulta: { limite: 500 } });
  return (todas as unknown as Fila[]).filter(({ item }) => item.id_cobrador === uid);
};
const idDe = (item: object): unknown =>
  Reflect.get(item, 'id_solicitud') ?? Reflect.get(item, 'id_gasto') ?? Reflect.get(item, 'id_credito');

describe('the inbox', () => {
  it('has every kind that waits, with what its own list says of it', async () => {
    const filas = await bandeja();
    const porClase = Object.fromEntries(filas.map(({ clase, item }) => [clase, idDe(item)]));
    expect(porClase).toEqual(ids);
    expect(Object.keys(porClase).toSorted()).toEqual([...CLASES_POR_APROBAR].toSorted());
    const suLista = await invocar(gerente, 'solicitudesEdicionPago', {
      consulta: { estado: 'pendiente', limite: 100 },
    });
    const fila = suLista.cuerpo.datos.find(({ id_solicitud }) => id_solicitud === ids.edicion_pago);
    expect(filas.find(({ clase }) => clase === 'edicion_pago')?.item).toEqual(fila);
    const deUno = await invocar(gerente, 'bandeja', { consulta: { cobradores: uid } });
    expect(deUno.cuerpo).toEqual({ datos: filas, total: filas.length, siguiente: null });
  });

  it('one question about several shows what the question about each shows; what is gone is left out', async () => {
    const { creditos, gastos, ...resto } = ids;
    const consulta = {
      creditos: creditos,
      gastos: `${gastos},nadie`,
      solicitudes: Object.values(resto).join(','),
    };
    const { cuerpo } = await invocar(gerente, 'vistosDeVarias', { consulta });
    expect(cuerpo.datos.map(({ id }) => id).toSorted()).toEqual(Object.values(ids).toSorted());
    for (const { id, pregunta } of cuerpo.datos) {
      const sola =
        pregunta.tipo === 'credito'
          ? await invocar(gerente, 'vistoCredito', { parametros: { id_credito: id } })
          : pregunta.tipo === 'gasto'
            ? await invocar(gerente, 'vistoGasto', { parametros: { id_gasto: id } })
            : await invocar(gerente, 'vistoSolicitud', { parametros: { id } });
      expect(sola.cuerpo).toMatchObject(
        pregunta.tipo in { credito: 1, gasto: 1 } ? { visto: pregunta.visto } : pregunta,
      );
    }
  });

  it('more than fifty in one question are 400', async () => {
    const gastos = Array.from({ length: 51 }, (_, i) => `gasto-${i}`).join(',');
    expect((await invocar(gerente, 'vistosDeVarias', { consulta: { gastos } })).estado).toBe(400);
  });

  it('what is decided leaves it', async () => {
    await invocar(gerente, 'aprobarGasto', { parametros: { id_gasto: ids['gastos'] } });
    expect((await bandeja()).map(({ clase }) => clase)).not.toContain('gastos');
  });
});
