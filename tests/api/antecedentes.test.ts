// The facts beside a manager's question: what this person borrowed and how it was paid, what the collector has to do.
import { fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { escena, escenaDe } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

/** One daily payment is missing; all that came, came ahead of its day. */
const CASI = (persona: object = {}) => pagado(3480, { persona });
/** The same payments, all of them after the last due date but one. */
const TARDE = { ...CASI(), fecha_inicio: fecha('2026-10-05') };

const exigirHecho = async (respuesta: Promise<{ readonly estado: number }>) =>
  expect((await respuesta).estado).toBeLessThan(300);
const aprobar = (
  nombre: 'resolverEliminacionPago' | 'resolverEdicionPago',
  id: string,
  cuerpo: object = {},
) => exigirHecho(invocar(gerente, nombre, { parametros: { id }, cuerpo: { estado: 'aprobada', ...cuerpo } }));
async function delCredito(id_credito: string) {
  const { cuerpo } = await invocar(gerente, 'vistoCredito', { parametros: { id_credito } });
  if (!cuerpo.antecedentes) throw new Error('No facts beside the question');
  return cuerpo.antecedentes;
}
const deSolicitud = async (id: string) =>
  (await invocar(gerente, 'vistoSolicitud', { parametros: { id } })).cuerpo as {
    readonly antecedentes: object;
  };

describe('how punctual a credit was is kept with its end', () => {
  const estado = async ({ elCredito }: Awaited<ReturnType<typeof escena>>) => {
    const { estado_credito, dias_a_tiempo } = (await elCredito()) ?? {};
    return [estado_credito, dias_a_tiempo];
  };

  it.each([
    ['paid ahead: every day', CASI(), 30],
    ['paid after its term: none', TARDE, 0],
  ])('%s', async (_titulo, credito, dias) => {
    const prestamo = await escena(mundo, credito);
    expect(await estado(prestamo)).toEqual(['Aprobado', null]);
    await prestamo.abonar(120);
    expect(await estado(prestamo)).toEqual(['Finalizado', dias]);
  });

  it('a deleted payment opens it again, and it is forgotten; the next end counts anew', async () => {
    const prestamo = await escena(mundo, CASI());
    await prestamo.abonar(120);
    await aprobar('resolverEliminacionPago', await prestamo.pedirEliminacion('18'));
    expect(await estado(prestamo)).toEqual(['Aprobado', null]);
    await prestamo.abonar(120);
    expect(await estado(prestamo)).toEqual(['Finalizado', 30]);
  });

  it('an edit that settles it ends it with the amount as it is then, and one that opens it again forgets it', async () => {
    const prestamo = await escena(mundo, pagado(3000));
    await aprobar('resolverEdicionPago', prestamo.pago('13'), { monto_aprobado: 1200 });
    expect(await estado(prestamo)).toEqual(['Finalizado', 30]);
    await aprobar('resolverEdicionPago', prestamo.pago('13'), { monto_aprobado: 1100 });
    expect(await estado(prestamo)).toEqual(['Aprobado', null]);
  });

  it('a renewal ends it too: what it settles counts on that day', async () => {
    const prestamo = await escena(mundo, TARDE);
    const cuerpo = { id_solicitud: await prestamo.pedirRenovacion() };
    await exigirHecho(invocar(gerente, 'aprobarRenovacion', { cuerpo }));
    expect(await estado(prestamo)).toEqual(['Renovado', 0]);
  });
});

describe('beside the question of a loan', () => {
  it('stand the loans of this person, by name and by phone, the newest first, and the load of the collector', async () => {
    const telefono = '6180704401';
    const yo = await mundo.cobrador([
      CASI({ nombre: 'Elba Rojo', telefono }),
      { persona: { telefono: '6180704402' }, fecha_inicio: fecha('2026-09-01') },
    ]);
    const otro = await mundo.cobrador([
      { persona: { nombre: 'Elba R. de Luna', telefono }, fecha_inicio: fecha('2026-11-02') },
      { persona: { nombre: 'Elba Rojo', telefono: '6180704403' } },
    ]);
    await escenaDe(mundo, yo).abonar(120);
    await escenaDe(mundo, otro).atrasar();
    const pedido = { id_cliente_original: `${yo.prefijo}-cli-1`, monto_solicitado: 5000, dias_pago: 40 };
    const { id_credito } = (await invocar(yo, 'duplicarCliente', { cuerpo: pedido })).cuerpo;

    expect(await delCredito(id_credito)).toEqual({
      parecidos: [
        // Another collector's, by the phone, who owes; then the one that was duplicated.
        {
          por: 'telefono',
          cliente: expect.objectContaining({ nombre: 'Elba R. de Luna', saldo: 3600 }) as object,
        },
        { por: 'telefono', cliente: { nombre: 'Elba Rojo', estado_credito: 'Finalizado', saldo: 0 } },
      ],
      prestamos: [
        expect.objectContaining({
          nombre: 'Elba Rojo',
          estado_credito: 'Finalizado',
          fecha_fin: '2026-11-18',
          monto_solicitado: 3000,
          dias_a_tiempo: 30,
          atrasos: 0,
        }),
        expect.objectContaining({
          nombre: 'Elba R. de Luna',
          estado_credito: 'Aprobado',
          saldo: 3600,
          dias_a_tiempo: null,
          atrasos: 1,
        }),
      ],
      hay_mas: false,
      carga: { activos: 1, vencidos: 1, por_aprobar: 1 },
    });
  });

  it('of a renewal, the loan that it settles is the first; a first loan has none', async () => {
    const prestamo = await escena(mundo, CASI({ telefono: '6180704404' }));
    const { antecedentes } = await deSolicitud(await prestamo.pedirRenovacion());
    expect(antecedentes).toMatchObject({
      prestamos: [{ id_credito: prestamo.id_credito, estado_credito: 'Aprobado', saldo: 120 }],
    });
    const nuevo = await escena(mundo, { persona: { telefono: '6180704405' }, estado: 'Pendiente' });
    expect(await delCredito(nuevo.id_credito)).toMatchObject({ prestamos: [], hay_mas: false });
  });

  it('of many loans the newest four are told, and that there are more', async () => {
    const telefono = '6180704406';
    const varios = Array.from({ length: 6 }, (_, i) => ({
      persona: { nombre: `Delia ${'ABCDEF'.charAt(i)}`, telefono },
      fecha_inicio: fecha(`2026-11-0${i + 1}`),
    }));
    const yo = await mundo.cobrador([...varios, { persona: { telefono }, estado: 'Pendiente' }]);
    const { prestamos, hay_mas } = await delCredito(`${yo.prefijo}-cre-7`);
    expect(prestamos.map(({ nombre }) => nombre)).toEqual(['Delia F', 'Delia E', 'Delia D', 'Delia C']);
    expect(hay_mas).toBe(true);
  });

  it('who corrects a credit sees none, and asks for none', async () => {
    const yo = await mundo.cobrador([{ estado: 'Pendiente' }]);
    const { cuerpo } = await invocar(gerente, 'vistoCredito', {
      parametros: { id_credito: `${yo.prefijo}-cre-1` },
      consulta: { antecedentes: 'no' },
    });
    expect(Object.keys(cuerpo).toSorted()).toEqual(['estado', 'ficha', 'visto']);
  });

  it('a fact that moves meanwhile refuses nothing', async () => {
    const telefono = '6180704407';
    const yo = await mundo.cobrador([
      { persona: { telefono }, estado: 'Pendiente' },
      { persona: { nombre: 'Otra', telefono } },
    ]);
    const id_credito = `${yo.prefijo}-cre-1`;
    const { visto } = (await invocar(gerente, 'vistoCredito', { parametros: { id_credito } })).cuerpo;
    const antes = await delCredito(id_credito);
    await escenaDe(mundo, yo, 2).atrasar();
    expect(await delCredito(id_credito)).not.toEqual(antes);
    await exigirHecho(invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito, visto } }));
  });
});

it.each([
  ['an edit', ({ pedirEdicion }) => pedirEdicion('09', 500), '2026-11-09'],
  ['a deletion', ({ pedirEliminacion }) => pedirEliminacion('09'), '2026-11-09'],
  ['several abonos', ({ pedirMultiple }) => pedirMultiple(), '2026-11-18'],
  ['a late capture', ({ pedirTardia }) => pedirTardia(), '2026-11-10'],
] satisfies [string, (prestamo: Awaited<ReturnType<typeof escena>>) => Promise<string>, string][])(
  'beside the question of %s stand the day of the payment and what the client owes',
  async (_titulo, pedir, dia) => {
    const prestamo = await escena(mundo, pagado(600));
    const { antecedentes } = await deSolicitud(await pedir(prestamo));
    expect(antecedentes).toEqual({ fecha: dia, saldo: 3000 });
  },
);
