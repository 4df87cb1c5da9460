// A client goes over to another collector: the portfolio goes along, the cash stays with whoever took it.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { POR_RENOVAR } from '../setup/pagado.ts';
import { reasignador, sinDiferencias } from '../setup/reasignador.ts';
import { acabar, empezar, preguntar, reasignar } from '../setup/reasignar.ts';
import { NO } from '../setup/tareas.ts';

// The suite's clock runs from Wednesday 18 November 2026, 11:00.
const mundo = abrirMundo();
const { conOtro, pasar, libros, ruta, noche } = reasignador(mundo);
const gerente = await mundo.cuenta('gerente@leal.demo');

describe('a client that goes over', () => {
  it('takes balance, card and arrears along; rows, cash and days stay', async () => {
    const par = await conOtro();
    const { de, a } = par;
    await de.abonar(120);
    expect(await pasar(par)).toMatchObject({ estado: 200, cuerpo: { pasaron: 1, se_quedaron: [] } });
    const [libro, delOtro] = await libros(par);
    expect(libro.totales).toMatchObject({
      clientes: 0,
      creditos_activos: 0,
      saldo_pendiente_centavos: 0,
      en_mano_centavos: 12_000,
      ultimos_15_dias: { '2026-11-18': { cobrado_centavos: 12_000, pagos: 1 } },
    });
    expect(delOtro.totales).toMatchObject({
      clientes: 2,
      creditos_activos: 2,
      saldo_pendiente_centavos: 360_000 + 348_000,
      en_mano_centavos: 0,
    });
    expect(Object.keys(libro.dias.at(-1)?.filas ?? {})).toHaveLength(1);
    expect(libro.totales.por_atraso).not.toEqual({});
    expect(await noche(par)).toMatchObject(sinDiferencias);
    // Paid today: it is on nobody's route, and tomorrow on the new one's.
    expect((await ruta(a)).datos.map(({ id_credito }) => id_credito)).toEqual([`${a.prefijo}-cre-1`]);
    expect((await ruta(de.cobrador)).datos).toEqual([]);
    expect((await ruta(de.cobrador)).pagados).toHaveLength(1);
  });

  it('that was visited today is still to be visited by whoever gets it', async () => {
    const par = await conOtro();
    await par.de.atrasar();
    await pasar(par);
    const { datos, visitados, jornada } = await ruta(par.a);
    expect(datos.map(({ id_credito }) => id_credito)).toContain(par.de.id_credito);
    expect([visitados, jornada?.debidos]).toEqual([[], 2]);
    const delDador = await ruta(par.de.cobrador);
    expect([delDador.datos, delDador.visitados]).toEqual([[], []]);
    // Paid by the new one it takes back the late day that the other one marked, in that one's day.
    await invocar(par.a, 'registrarAbono', { cuerpo: { id_credito: par.de.id_credito, monto: 120 } });
    const [libro, delOtro] = await libros(par);
    expect(libro.totales.ultimos_15_dias['2026-11-18' as never]).toMatchObject({ atrasos: 0 });
    expect(delOtro.totales.ultimos_15_dias['2026-11-18' as never]).toMatchObject({ pagos: 1 });
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  it('gets the next number where somebody has its name, and its requests say so', async () => {
    const persona = { persona: { nombre: 'Ana Peña' } };
    const par = await conOtro(persona, persona);
    await par.de.pedirCambios({ negocio: 'Flores' });
    const seleccion = { de: par.de.cobrador.uid, a: [par.a.uid] };
    expect((await preguntar(gerente, seleccion)).cuerpo).toMatchObject({
      visto: { van: 1, se_quedan: 0 },
      otros_nombres: [{ nombre: 'Ana Peña', nuevo: 'Ana Peña #2' }],
    });
    await pasar(par);
    const [libro, delOtro] = await libros(par);
    expect(delOtro.clientes.map(({ nombre }) => nombre).toSorted()).toEqual(['Ana Peña', 'Ana Peña #2']);
    expect(delOtro.creditos.find(({ id_credito }) => id_credito === par.de.id_credito)).toMatchObject({
      nombre: 'Ana Peña #2',
      slug: 'ana-pena-2',
    });
    expect(delOtro.solicitudes).toMatchObject([{ tipo: 'edicion_cliente', nombre_cliente: 'Ana Peña #2' }]);
    expect([libro.avisos.por_aprobar.edicion_cliente, delOtro.avisos.por_aprobar.edicion_cliente]).toEqual([
      0, 1,
    ]);
  });

  it('keeps its place among those that go with it, and the order of the others', async () => {
    const [de, a] = await Promise.all([mundo.cobrador([{}, {}, {}]), mundo.cobrador([{}])]);
    const ids = (quien: typeof de, ...numeros: number[]) => numeros.map((n) => `${quien.prefijo}-cre-${n}`);
    const ordenar = (quien: typeof de, ordenClientes: string[]) =>
      invocar(quien, 'guardarOrden', { cuerpo: { ordenClientes } });
    await ordenar(de, ids(de, 3, 1, 2));
    await ordenar(a, ids(a, 1));
    const clientes = [1, 3].map((n) => `${de.prefijo}-cli-${n}`);
    await reasignar(gerente, { de: de.uid, a: [a.uid], clientes });
    const [libro, delOtro] = await Promise.all([de, a].map(({ uid }) => libroCuadrado(mundo.db, uid)));
    expect(libro?.ruta?.orden_clientes).toEqual(ids(de, 2));
    expect(delOtro?.ruta?.orden_clientes).toEqual([...ids(a, 1), ...ids(de, 3, 1)]);
    const accion = ({ accion: cual }: { readonly accion: string }) =>
      ['clientes/reasignar', 'clientes/recibir'].includes(cual);
    expect(libro?.bitacora.filter(accion).map(({ despues }) => despues?.['id_cobrador'])).toEqual([
      a.uid,
      a.uid,
    ]);
    expect(delOtro?.bitacora.filter(accion)).toMatchObject([
      { accion: 'clientes/recibir', despues: { clientes: 2 } },
    ]);
  });

  it('may come back, and everything is where it was', async () => {
    const par = await conOtro();
    await par.de.abonar(120);
    const [antes] = await libros(par);
    await pasar(par);
    const vuelta = { de: par.a.uid, a: [par.de.cobrador.uid], clientes: [par.de.id_cliente] };
    expect((await reasignar(gerente, vuelta)).cuerpo.pasaron).toBe(1);
    const [despues, delOtro] = await libros(par);
    const { movido_en: _, ...sumas } = despues.totales;
    expect(sumas).toMatchObject({
      saldo_pendiente_centavos: antes.totales.saldo_pendiente_centavos,
      en_mano_centavos: antes.totales.en_mano_centavos,
    });
    expect(delOtro.totales).toMatchObject({ clientes: 1, creditos_activos: 1 });
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });
});

describe('what does not go', () => {
  it('says why, and the others go', async () => {
    const [de, a, tercero] = await Promise.all([
      mundo.cobrador([{}, {}, {}, {}]),
      mundo.cobrador([{}]),
      mundo.cobrador([{}]),
    ]);
    const cliente = (n: number) => `${de.prefijo}-cli-${n}`;
    const { cuerpo: empezada } = await empezar(gerente, { de: de.uid, a: [a.uid] });
    expect(empezada).toMatchObject({ estado: 'en_curso', clientes: 4, pasaron: 0 });
    // Between its question and its turn: one pays, one goes to somebody else, one is deleted.
    await invocar(de, 'registrarAbono', { cuerpo: { id_credito: `${de.prefijo}-cre-2`, monto: 120 } });
    await reasignar(gerente, { de: de.uid, a: [tercero.uid], clientes: [cliente(4)] });
    const consulta = { visto_credito: `${de.prefijo}-cre-3`, visto_saldo: 3600, motivo: 'Se fue' };
    await invocar(gerente, 'eliminarCliente', { parametros: { id_cliente: cliente(3) }, consulta });
    const { cuerpo } = await acabar(gerente, empezada.id_reasignacion);
    expect(cuerpo).toMatchObject({ estado: 'terminada', clientes: 4, pasaron: 1, quedaron: 3 });
    expect(new Map(cuerpo.se_quedaron.map(({ id_cliente, por_que }) => [id_cliente, por_que]))).toEqual(
      new Map([
        [cliente(2), 'cambio_mientras'],
        [cliente(3), 'no_existe'],
        [cliente(4), 'es_de_otro'],
      ]),
    );
    const { clientes } = await libroCuadrado(mundo.db, de.uid);
    expect(clientes.filter(({ eliminado }) => !eliminado)).toHaveLength(1);
  });

  it('none goes to nobody, to themselves, or to somebody who is turned off', async () => {
    const par = await conOtro();
    const de = par.de.cobrador.uid;
    const pedir = (...a: string[]) => preguntar(gerente, { de, a });
    const { cuerpo } = await pedir(par.a.uid);
    expect(await pedir('nadie')).toMatchObject(NO(404, 'NO_ENCONTRADO'));
    expect(await pedir(de)).toMatchObject(NO(400, 'DATOS_INVALIDOS'));
    expect(await pedir(par.a.uid, par.a.uid)).toMatchObject(NO(400, 'DATOS_INVALIDOS'));
    const otra = await empezar(gerente, { de, a: [par.a.uid] });
    await mundo.db.doc(`usuarios/${par.a.uid}`).update({ activo: false });
    expect(await pedir(par.a.uid)).toMatchObject(NO(422, 'USUARIO_INVALIDO'));
    const crear = { cuerpo: { de, a: [par.a.uid], visto: cuerpo.visto } };
    expect(await invocar(gerente, 'crearReasignacion', crear)).toMatchObject(NO(422, 'USUARIO_INVALIDO'));
    // Turned off after the question was answered.
    expect((await acabar(gerente, otra.cuerpo.id_reasignacion)).cuerpo).toMatchObject({
      pasaron: 0,
      se_quedaron: [{ por_que: 'receptor_inactivo' }],
    });
    expect((await par.de.libro()).clientes).toHaveLength(1);
  });

  it('nothing begins that is not as the question showed it, and nothing of nobody', async () => {
    const par = await conOtro();
    const seleccion = { de: par.de.cobrador.uid, a: [par.a.uid] };
    const { cuerpo } = await preguntar(gerente, seleccion);
    await par.de.abonar(120);
    const crear = (visto: object, otra: object = seleccion) =>
      invocar(gerente, 'crearReasignacion', { cuerpo: { ...otra, visto } });
    expect(await crear(cuerpo.visto)).toMatchObject({
      ...NO(409, 'CAMBIO_MIENTRAS'),
      cuerpo: { actual: { clientes: 1, saldo: 3480 } },
    });
    const deNadie = { ...seleccion, clientes: ['nadie'] };
    const nada = await preguntar(gerente, deNadie);
    expect(nada.cuerpo).toMatchObject({ estado: 'sin_clientes', visto: { clientes: 0, saldo: 0 } });
    expect(await crear(nada.cuerpo.visto, deNadie)).toMatchObject(NO(422, 'NO_ELEGIBLE'));
  });

  it('two managers at once move it once, and a lost answer is the same answer', async () => {
    const par = await conOtro();
    const otro = await mundo.gerente();
    const seleccion = { de: par.de.cobrador.uid, a: [par.a.uid] };
    const empezadas = await Promise.all([gerente, otro].map((quien) => empezar(quien, seleccion)));
    const dos = await Promise.all(empezadas.map(({ cuerpo }) => acabar(otro, cuerpo.id_reasignacion)));
    expect(dos.reduce((suma, { cuerpo }) => suma + cuerpo.pasaron, 0)).toBe(1);
    const { cuerpo } = await empezar(gerente, { de: par.a.uid, a: [par.de.cobrador.uid] });
    const parametros = { id_reasignacion: cuerpo.id_reasignacion };
    const otra = () => invocar(gerente, 'seguirReasignacion', { parametros, clave: `vuelta-${par.a.uid}` });
    expect((await otra()).cuerpo).toEqual((await otra()).cuerpo);
    const [libro, delOtro] = await libros(par);
    expect([libro.totales.clientes, delOtro.totales.clientes]).toEqual([2, 0]);
  });
});

it('a renewal that was asked for goes along, and so does the right to ask for one', async () => {
  const par = await conOtro(POR_RENOVAR);
  await par.de.pedirRenovacion();
  await pasar(par);
  const [libro, delOtro] = await libros(par);
  expect([libro.solicitudes, delOtro.solicitudes]).toMatchObject([[], [{ tipo: 'renovacion' }]]);
  const cuerpo = { id_solicitud: delOtro.solicitudes[0]?.id_solicitud };
  expect((await invocar(gerente, 'aprobarRenovacion', { cuerpo })).estado).toBe(200);
  const [, despues] = await libros(par);
  expect(despues.creditos.filter(({ estado_credito }) => estado_credito === 'Aprobado')).toHaveLength(2);
  expect(await noche(par)).toMatchObject(sinDiferencias);
});
