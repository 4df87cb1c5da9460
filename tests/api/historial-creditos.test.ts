// The credits that were decided: by whom, of whom, when; what they add up to, and what a search finds.
import { fecha } from '@leal/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { TOPE_CLIENTES_HISTORIAL, TOPE_HISTORIAL } from '@leal/contract';
import { idCredito } from '../setup/activos.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { invocar } from '../setup/invocar.ts';
import { leerTodo } from '../setup/lista.ts';
import { creditoDe } from '../setup/credito-de.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');
const de = (nombre: string, inicio: string, estado: 'Aprobado' | 'Rechazado') =>
  creditoDe(`Hermenegilda ${nombre}`, { fecha_inicio: fecha(inicio), estado });
const yo = await mundo.cobrador([
  de('Vieja', '2026-10-05', 'Aprobado'),
  de('Negada', '2026-10-20', 'Rechazado'),
  de('Nueva', '2026-11-03', 'Aprobado'),
]);
beforeAll(async () => {
  await mundo.cobrador([de('Ajena', '2026-11-03', 'Rechazado')]);
  const decidido = (n: number, dia: string, id_gerente: string) =>
    mundo.db.doc(`creditos/${idCredito(yo, n)}`).update({
      'decision.fecha': new Date(`${dia}-06:00`),
      'decision.id_gerente': id_gerente,
    });
  await decidido(1, '2026-10-05T00:00:00', gerente.uid);
  await decidido(2, '2026-10-20T23:59:59', 'otro');
  await decidido(3, '2026-11-03T12:00:00', 'otro');
});

type Filtro = Record<string, string | number>;
const nombresCon = async (consulta: Filtro) => {
  const filas = await leerTodo(gerente, 'historialCreditos', {
    consulta: { id_cobrador: yo.uid, limite: 1, ...consulta },
  });
  return filas.map(({ nombre }) => String(nombre).replace('Hermenegilda ', ''));
};
const sumasDe = async (consulta: Filtro) => {
  const pedida = { consulta: { id_cobrador: yo.uid, ...consulta } };
  const { total, sumas } = (await invocar(gerente, 'historialCreditos', pedida)).cuerpo;
  return [total, sumas?.aprobados, sumas?.monto_aprobado, sumas?.rechazados, sumas?.monto_rechazado];
};

describe('the history of credits', () => {
  it.each<[string, Filtro, string[]]>([
    ['one collector', {}, ['Nueva', 'Negada', 'Vieja']],
    ['the decision', { decision: 'Aprobado' }, ['Nueva', 'Vieja']],
    ['the other decision', { decision: 'Rechazado' }, ['Negada']],
    ['who decided', { id_gerente: 'otro' }, ['Nueva', 'Negada']],
    ['both', { id_gerente: 'otro', decision: 'Rechazado' }, ['Negada']],
    ['from the first instant of a day', { desde: '2026-10-20' }, ['Nueva', 'Negada']],
    ['from the day after', { desde: '2026-10-21' }, ['Nueva']],
    ['to the last instant of a day', { hasta: '2026-10-20' }, ['Negada', 'Vieja']],
    ['to the day before', { hasta: '2026-10-19' }, ['Vieja']],
    ['one day', { desde: '2026-10-05', hasta: '2026-10-05' }, ['Vieja']],
    ['days and decision', { desde: '2026-10-01', hasta: '2026-10-31', decision: 'Aprobado' }, ['Vieja']],
    ['a day without any', { desde: '2026-10-06', hasta: '2026-10-06' }, []],
  ])('is filtered by %s, newest first, and a search within it finds the same', async (_, filtro, nombres) => {
    expect(await nombresCon(filtro)).toEqual(nombres);
    expect(await nombresCon({ ...filtro, busqueda: 'hermenegilda' })).toEqual(nombres);
  });

  it('its filters need no collector', async () => {
    const combinados: Filtro[] = [
      {},
      { decision: 'Aprobado' },
      { id_gerente: 'otro' },
      { decision: 'Rechazado', id_gerente: 'otro' },
    ];
    for (const consulta of combinados.flatMap((filtro) => [filtro, { ...filtro, desde: '2026-10-01' }])) {
      const { estado, cuerpo } = await invocar(gerente, 'historialCreditos', { consulta });
      expect([estado, cuerpo.datos.length > 0]).toEqual([200, true]);
    }
  });

  it('adds up all that the filter leaves, not only its page; nothing is zero', async () => {
    expect(await sumasDe({ limite: 1 })).toEqual([3, 2, 6000, 1, 3000]);
    expect(await sumasDe({ decision: 'Rechazado' })).toEqual([1, 0, 0, 1, 3000]);
    expect(await sumasDe({ hasta: '2026-10-05' })).toEqual([1, 1, 3000, 0, 0]);
    expect(await sumasDe({ hasta: '2026-10-04' })).toEqual([0, 0, 0, 0, 0]);
    expect(await sumasDe({ busqueda: 'hermenegilda', decision: 'Aprobado' })).toEqual([2, 2, 6000, 0, 0]);
    expect(await sumasDe({ busqueda: 'nadie que exista' })).toEqual([0, 0, 0, 0, 0]);
  });

  it('a search goes by name and phone, of all collectors, in one page', async () => {
    const { cuerpo } = await invocar(gerente, 'historialCreditos', {
      consulta: { busqueda: 'hermenegilda', limite: 1 },
    });
    expect(cuerpo).toMatchObject({ total: 4, siguiente: null });
    expect(cuerpo.datos).toHaveLength(4);
    expect(cuerpo.hay_mas).toBeUndefined();
  });

  it('a search that finds more clients than it reads says so', async () => {
    const muchos = Array.from({ length: TOPE_CLIENTES_HISTORIAL + 1 }, (_, i) => creditoDe(`Ildefonsa ${i}`));
    await mundo.cobrador(muchos);
    const { cuerpo } = await invocar(gerente, 'historialCreditos', { consulta: { busqueda: 'ildefonsa' } });
    expect(cuerpo).toMatchObject({ total: TOPE_CLIENTES_HISTORIAL, hay_mas: true, siguiente: null });
  });

  it('as many credits as it reads are all of them; one more, and it says so', async () => {
    const cobrador = await mundo.cobrador([creditoDe('Eustaquia', { estado: 'Rechazado' })]);
    const negado = (await mundo.db.doc(`creditos/${idCredito(cobrador, 1)}`).get()).data();
    const otraVez = (n: number) => {
      const id_credito = `${idCredito(cobrador, 1)}-${n}`;
      return mundo.db.doc(`creditos/${id_credito}`).set({ ...negado, id_credito });
    };
    const consulta = { busqueda: 'eustaquia' };
    const hallado = async (filtro: Filtro = {}) => {
      const { cuerpo } = await invocar(gerente, 'historialCreditos', {
        consulta: { ...consulta, ...filtro },
      });
      return [cuerpo.total, cuerpo.hay_mas];
    };
    await Promise.all(Array.from({ length: TOPE_HISTORIAL - 1 }, (_, n) => otraVez(n)));
    expect(await hallado()).toEqual([TOPE_HISTORIAL, undefined]);
    await otraVez(TOPE_HISTORIAL);
    expect(await hallado()).toEqual([TOPE_HISTORIAL, true]);
    // The credits that a filter would find may be among those that were not read.
    expect(await hallado({ decision: 'Aprobado' })).toEqual([0, true]);
  });

  it.each([
    [{ decision: 'Pendiente' }, 'decision'],
    [{ desde: '2026-02-30' }, 'desde'],
    [{ hasta: 'ayer' }, 'hasta'],
    [{ busqueda: 'ana', cursor: 'e30' }, 'cursor'],
  ])('refuses %j', async (consulta, campo) => {
    const { estado, cuerpo } = await invocar(gerente, 'historialCreditos', { consulta });
    expect([estado, cuerpo.detalles?.[0]?.campo]).toEqual([400, campo]);
  });

  it('a cursor of one filter is refused by another', async () => {
    const mios = { id_cobrador: yo.uid, limite: 1 };
    const { siguiente } = (await invocar(gerente, 'historialCreditos', { consulta: mios })).cuerpo;
    const consulta = { ...mios, decision: 'Aprobado', cursor: siguiente ?? '' };
    const { estado, cuerpo } = await invocar(gerente, 'historialCreditos', { consulta });
    expect([estado, cuerpo.detalles?.[0]?.campo]).toEqual([400, 'cursor']);
  });
});
