// Every collector's active clients: who is in the list, its filters and its search.
import { centavos, fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { activosDe, idCliente, idCredito, nombres } from '../setup/activos.ts';
import { invocar } from '../setup/invocar.ts';
import { leerTodo } from '../setup/lista.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();
const HOY = fecha('2026-11-18');
const gerente = await mundo.cuenta('gerente@leal.demo');

describe('the list of active clients', () => {
  it('holds whoever has an active credit, newest first, with what the card shows', async () => {
    const persona = { nombre: 'Beto Lara', calle: 'Pino', colonia: 'Analco', ubicacion: 'Analco Durango' };
    const ayer = fecha('2026-11-17');
    const yo = await mundo.cobrador([
      { fecha_inicio: ayer },
      { fecha_inicio: HOY, persona, plazo: 60 },
      { fecha_inicio: HOY, estado: 'Pendiente' },
      { fecha_inicio: HOY, estado: 'Rechazado' },
    ]);
    const { datos } = (await invocar(gerente, 'clientesActivos', { consulta: { limite: 100 } })).cuerpo;
    const filas = datos.filter(({ id_cobrador }) => id_cobrador === yo.uid);
    expect(nombres(filas)).toEqual(['Beto Lara', 'Cliente Número 1']);
    expect(filas[0]).toMatchObject({
      ...persona,
      id_credito: idCredito(yo, 2),
      monto_solicitado: 3000,
      dias_pago: 60,
      interes: 30,
      nombre_cobrador: expect.stringContaining(yo.prefijo),
      alta: '2026-11-17',
      fecha_vencimiento: '2027-01-17',
      vencido: false,
    });
  });

  it('is filtered by collector, term, age and due date together, and searched within one collector', async () => {
    const nemesio = (nombre: string, inicio: string, plazo: 30 | 40 | 60) => ({
      persona: { nombre: `Nemesio ${nombre}` },
      fecha_inicio: fecha(inicio),
      plazo,
    });
    const yo = await mundo.cobrador([
      nemesio('Nuevo', '2026-11-18', 30),
      nemesio('Largo', '2026-10-01', 60),
      nemesio('Tarde', '2026-09-20', 40),
      nemesio('Perdido', '2026-08-03', 60),
    ]);
    await mundo.cobrador([nemesio('Ajeno', '2026-11-18', 30)]);
    const nombresCon = async (consulta: Record<string, string | number>) => {
      const mios = { id_cobrador: yo.uid, limite: 1, ...consulta };
      const filas = await leerTodo(gerente, 'clientesActivos', { consulta: mios });
      return nombres(filas).map((nombre) => String(nombre).replace('Nemesio ', ''));
    };
    expect(await nombresCon({})).toEqual(['Nuevo', 'Largo', 'Tarde', 'Perdido']);
    expect(await nombresCon({ orden: 'vence' })).toEqual(['Perdido', 'Tarde', 'Largo', 'Nuevo']);
    expect(await nombresCon({ ver: 'vencidos' })).toEqual(['Perdido', 'Tarde']);
    expect(await nombresCon({ ver: 'vencidos', dias_pago: 40 })).toEqual(['Tarde']);
    expect(await nombresCon({ dias_pago: 60 })).toEqual(['Largo', 'Perdido']);
    expect(await nombresCon({ dias_pago: 60, orden: 'vence' })).toEqual(['Perdido', 'Largo']);
    expect(await nombresCon({ antiguedad: 1 })).toEqual(['Nuevo', 'Largo', 'Tarde', 'Perdido']);
    expect(await nombresCon({ antiguedad: 2 })).toEqual(['Largo', 'Tarde', 'Perdido']);
    expect(await nombresCon({ antiguedad: 60, dias_pago: 60 })).toEqual(['Perdido']);
    expect(await nombresCon({ busqueda: 'nemesio nuevo' })).toEqual(['Nuevo']);
    expect((await nombresCon({ busqueda: 'nemesio' })).toSorted()).toEqual([
      'Largo',
      'Nuevo',
      'Perdido',
      'Tarde',
    ]);
    expect(await nombresCon({ busqueda: 'nemesio ajeno' })).toEqual([]);
    // A search has them all together, in one page, whatever its limit.
    const busqueda = 'nemesio';
    expect(await nombresCon({ busqueda, orden: '-alta' })).toEqual(['Nuevo', 'Largo', 'Tarde', 'Perdido']);
    expect(await nombresCon({ busqueda, orden: 'vence' })).toEqual(['Perdido', 'Tarde', 'Largo', 'Nuevo']);
    expect(await nombresCon({ busqueda, ver: 'vencidos' })).toEqual(['Perdido', 'Tarde']);
    expect(await nombresCon({ busqueda, ver: 'vencidos', orden: '-alta' })).toEqual(['Perdido', 'Tarde']);
    expect(await nombresCon({ busqueda, dias_pago: 60 })).toEqual(['Largo', 'Perdido']);
    expect(await nombresCon({ busqueda, antiguedad: 1 })).toEqual(['Nuevo', 'Largo', 'Tarde', 'Perdido']);
    expect(await nombresCon({ busqueda, antiguedad: 2 })).toEqual(['Largo', 'Tarde', 'Perdido']);
    const todo = { busqueda, ver: 'vencidos', dias_pago: 60, antiguedad: 60, orden: 'vence' };
    expect(await nombresCon(todo)).toEqual(['Perdido']);
  });

  it('of a search that finds more than two hundred, the first two hundred are filtered and ordered, and it says so', async () => {
    const creditoNumero = (i: number) => ({
      persona: { nombre: `Wenceslao ${i}` },
      fecha_inicio: fecha(i % 2 === 0 ? '2026-11-18' : '2026-08-03'),
    });
    const de = (n: number) => Array.from({ length: n }, (_, i) => creditoNumero(i));
    const [mitad, otra] = [await mundo.cobrador(de(100)), await mundo.cobrador(de(100))];
    const buscar = async (consulta: Record<string, string>) => {
      const pedida = { busqueda: 'wenceslao', ...consulta };
      const { cuerpo } = await invocar(gerente, 'clientesActivos', { consulta: pedida });
      const { datos, total, hay_mas = false, siguiente } = cuerpo;
      return { cuantos: datos.length, total, hay_mas, siguiente };
    };
    const enteras = { siguiente: null, hay_mas: false };
    expect(await buscar({ orden: 'vence' })).toEqual({ cuantos: 200, total: 200, ...enteras });
    expect(await buscar({ ver: 'vencidos' })).toEqual({ cuantos: 100, total: 100, ...enteras });
    await mundo.cobrador([creditoNumero(1)]);
    expect(await buscar({ orden: 'vence' })).toEqual({ cuantos: 200, total: 200, ...enteras, hay_mas: true });
    const vencidos = await buscar({ ver: 'vencidos' });
    expect(vencidos).toMatchObject({ total: vencidos.cuantos, hay_mas: true, siguiente: null });
    expect([100, 101]).toContain(vencidos.cuantos);
    // Words alone come by pages, as they are found.
    expect(await buscar({ limite: '100' })).toMatchObject({ cuantos: 100, total: 201 });
    expect(await buscar({ id_cobrador: mitad.uid, orden: 'vence' })).toEqual({
      cuantos: 100,
      total: 100,
      ...enteras,
    });
    expect(otra.uid).not.toBe(mitad.uid);
  });

  it('says how far each one is behind, as the statement does', async () => {
    const yo = await mundo.cobrador([
      {
        persona: { nombre: 'Yolotzin Atrasada' },
        fecha_inicio: fecha('2026-11-09'),
        movimientos: [
          { fecha: fecha('2026-11-10'), tipo: 'pago', monto: centavos(36_000) },
          { fecha: fecha('2026-11-11'), tipo: 'atraso' },
        ],
      },
    ]);
    const [fila] = await activosDe(gerente, yo, 'yolotzin');
    const parametros = { id_credito: idCredito(yo) };
    const { cuerpo } = await invocar(gerente, 'estadoDeCuenta', { parametros });
    expect(fila).toMatchObject({ atrasado: cuerpo['atrasado'], atrasos: 1, porcentaje_pagado: 10 });
    // Three daily amounts are paid, of Tuesday to Thursday.
    expect(fila?.['dias_atrasado']).toBe(5);
    expect(fila?.['saldo']).toBe(3240);
  });

  it.each([
    [{ busqueda: 'ana', orden: 'vence', cursor: 'e30' }, 'cursor'],
    [{ busqueda: ' ', antiguedad: 7, ver: 'vencidos' }, 'antiguedad'],
    [{ antiguedad: 7, ver: 'vencidos' }, 'antiguedad'],
    [{ antiguedad: 7, orden: 'vence' }, 'antiguedad'],
    [{ antiguedad: 7, atrasados: 1 }, 'antiguedad'],
    [{ antiguedad: 7, orden: '-dias' }, 'antiguedad'],
    [{ atrasados: 1, ver: 'vencidos' }, 'orden'],
    [{ atrasados: 1, orden: 'vence' }, 'orden'],
    [{ ver: 'vencidos', orden: '-dias' }, 'orden'],
    [{ atrasados_hasta: 7, ver: 'vencidos' }, 'orden'],
    [{ antiguedad: 7, atrasados_hasta: 7 }, 'antiguedad'],
    [{ atrasados_hasta: -1 }, 'atrasados_hasta'],
    [{ atrasados: 0 }, 'atrasados'],
    [{ atrasados: 3651 }, 'atrasados'],
    [{ dias_pago: 45 }, 'dias_pago'],
    [{ ver: 'todos' }, 'ver'],
    [{ orden: 'saldo' }, 'orden'],
  ])('refuses what no index serves: %j', async (consulta, campo) => {
    const { estado, cuerpo } = await invocar(gerente, 'clientesActivos', { consulta });
    expect([estado, cuerpo.detalles?.[0]?.campo]).toEqual([400, campo]);
  });

  it('a cursor of one filter is refused by another', async () => {
    const yo = await mundo.cobrador([{}, {}]);
    const mios = { id_cobrador: yo.uid, limite: 1 };
    const { siguiente } = (await invocar(gerente, 'clientesActivos', { consulta: mios })).cuerpo;
    const consulta = { ...mios, orden: 'vence', cursor: siguiente ?? '' };
    const { estado, cuerpo } = await invocar(gerente, 'clientesActivos', { consulta });
    expect([estado, cuerpo.detalles?.[0]?.campo]).toEqual([400, 'cursor']);
  });

  it('says whose term is over', async () => {
    const persona = { nombre: 'Vero Tarde' };
    const yo = await mundo.cobrador([{ persona, fecha_inicio: fecha('2026-09-01') }]);
    expect(await activosDe(gerente, yo, 'vero tarde')).toMatchObject([
      { id_cliente: idCliente(yo), vencido: true },
    ]);
  });

  it.each([
    ['the beginning of a name, without accents', 'ximen', true],
    ['two words in any order', 'nunez XIMENA', true],
    ['the business', 'zapat', true],
    ['the address', 'nogal 77', true],
    ['the end of the phone', '0042', true],
    ['the beginning of the phone', '618555004', true],
    ['the middle of the phone', '85550 042', true],
    ['digits that are not one after the other', '61842', false],
    ['nothing that is a word', '...', false],
    ['one letter', 'x', false],
    ['the middle of a word', 'imena', false],
    ['one word of another client', 'ximena perez', false],
  ])('is searched by %s (%j)', async (_titulo, busqueda, hallada) => {
    const yo = await mundo.cobrador([
      {
        persona: {
          nombre: 'Ximena Núñez',
          negocio: 'Zapatería Luz',
          direccion: 'Nogal 77',
          telefono: '6185550042',
        },
      },
      { persona: { nombre: 'Rosa Pérez', telefono: '6185559999' } },
    ]);
    expect(nombres(await activosDe(gerente, yo, busqueda, 2))).toEqual(hallada ? ['Ximena Núñez'] : []);
  });

  it('counts every one of them with the first page, found ones when there is a search', async () => {
    await mundo.cobrador([{ persona: { nombre: 'Quetzalli Uno' } }, {}]);
    const hallados = await invocar(gerente, 'clientesActivos', { consulta: { busqueda: 'quetzalli uno' } });
    expect([hallados.cuerpo.total, hallados.cuerpo.datos.length]).toEqual([1, 1]);
    const primera = await invocar(gerente, 'clientesActivos', { consulta: { limite: 1 } });
    expect(primera.cuerpo.total).toBeGreaterThan(2);
  });
});
