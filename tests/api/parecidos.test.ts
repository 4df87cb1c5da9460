// Somebody new who seems to be somebody known: said before it is sent, in the lists, and beside the question.
import type { CreditoPendiente } from '@leal/contract';
import { describe, expect, it } from 'vitest';
import { eliminarCliente } from '../setup/eliminar-cliente.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerTodo } from '../setup/lista.ts';
import type { Cobrador, Persona } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';
import { creditoDe } from '../setup/credito-de.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

let numero = 6_140_000_000;
const unTelefono = () => String((numero += 1));

const NUEVA = { negocio: 'Tacos', direccion: 'Pino 2', monto_solicitado: 3000, dias_pago: 30 };
const registrar = async (cobrador: Cobrador, persona: { nombre: string; telefono: string }) => {
  const { estado, cuerpo } = await invocar(cobrador, 'registrarCliente', {
    cuerpo: { ...NUEVA, ...persona },
  });
  expect(estado).toBe(201);
  return cuerpo.id_credito;
};
const preguntar = async (quien: Persona, consulta: Record<string, string>) =>
  (await invocar(quien, 'parecidosDe', { consulta })).cuerpo.datos;

/** The words of the lists, of the question and of the question about several. */
async function loQueSeDice(cobrador: Cobrador, id_credito: string) {
  const esDelCredito = ({ id_credito: id }: { id_credito: string }) => id === id_credito;
  const lista = await leerTodo(gerente, 'pendientesCreditos');
  const bandeja = await invocar(gerente, 'bandeja', { consulta: { cobradores: cobrador.uid } });
  const visto = await invocar(gerente, 'vistoCredito', { parametros: { id_credito } });
  const varias = await invocar(gerente, 'vistosDeVarias', { consulta: { creditos: id_credito } });
  const [pregunta] = varias.cuerpo.datos;
  return {
    lista: lista.find((fila) => fila['id_credito'] === id_credito)?.[
      'parecido'
    ] as CreditoPendiente['parecido'],
    bandeja: bandeja.cuerpo.datos.flatMap(({ clase, item }) =>
      clase === 'creditos' && esDelCredito(item) ? [item.parecido] : [],
    )[0],
    pregunta: visto.cuerpo.antecedentes?.parecidos,
    varias: pregunta?.pregunta.tipo === 'credito' ? pregunta.pregunta.parecidos : undefined,
  };
}

describe('somebody new', () => {
  it('with the phone of a client of the same collector: who it is and what they owe, everywhere', async () => {
    const telefono = unTelefono();
    const cobrador = await mundo.cobrador([creditoDe('Alma Delia Ríos', { persona: { telefono } })]);
    const alma = {
      por: 'telefono',
      cliente: { nombre: 'Alma Delia Ríos', estado_credito: 'Aprobado', saldo: 3600 },
    };
    expect(await preguntar(cobrador, { nombre: 'Otra', telefono })).toEqual([alma]);
    const id = await registrar(cobrador, { nombre: 'Norma Vela', telefono });
    expect(await loQueSeDice(cobrador, id)).toEqual({
      lista: alma,
      bandeja: alma,
      pregunta: [alma],
      varias: [alma],
    });
    // Alma's debt is the one of now.
    await invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito: `${cobrador.prefijo}-cre-1`, monto: 360 },
    });
    const menos = { ...alma, cliente: { ...alma.cliente, saldo: 3240 } };
    expect(await loQueSeDice(cobrador, id)).toMatchObject({
      lista: menos,
      bandeja: menos,
      pregunta: [menos],
    });
    // The manager has corrected the phone: nobody is alike.
    await invocar(gerente, 'editarPendiente', {
      parametros: { id_credito: id },
      cuerpo: { telefono: unTelefono() },
    });
    expect(await loQueSeDice(cobrador, id)).toEqual({
      lista: undefined,
      bandeja: undefined,
      pregunta: [],
      varias: [],
    });
  });

  it('with the phone of a client whose loan waits to be handed over: nothing of it is owed yet', async () => {
    const telefono = unTelefono();
    const e = await escena(mundo, { estado: 'Pendiente', persona: { telefono } });
    await e.aprobado();
    expect(await preguntar(e.cobrador, { telefono })).toMatchObject([{ cliente: { por_entregar: true } }]);
    await e.conFondo(3000);
    await invocar(e.cobrador, 'entregarCredito', { cuerpo: { id_credito: e.id_credito, monto: 3000 } });
    const [entregado] = await preguntar(e.cobrador, { telefono });
    expect(entregado?.cliente).toEqual(expect.not.objectContaining({ por_entregar: true }));
  });

  it("with the phone of another collector's client: the office reads whose, a collector only that there is one", async () => {
    const telefono = unTelefono();
    await mundo.cobrador([creditoDe('Bruno Gil', { persona: { segundo_telefono: telefono } })], {
      cobrador: { nombre: 'Karla Núñez' },
    });
    const cobrador = await mundo.cobrador([]);
    expect(await preguntar(cobrador, { telefono })).toEqual([{ por: 'telefono', cliente: null }]);
    const bruno = { nombre: 'Bruno Gil', estado_credito: 'Aprobado', saldo: 3600 };
    const [dicho] = await preguntar(gerente, { telefono, id_cobrador: cobrador.uid });
    expect(dicho).toMatchObject({ por: 'telefono', cliente: bruno });
    const id = await registrar(cobrador, { nombre: 'Norma Vela', telefono });
    expect((await loQueSeDice(cobrador, id)).lista).toMatchObject({ por: 'telefono', cliente: bruno });
  });

  it('with the name of a client of the same collector, and no more of another one', async () => {
    const cobrador = await mundo.cobrador([creditoDe('Petra Ñáñez')]);
    const otro = await mundo.cobrador([]);
    const persona = { nombre: 'PETRA  NANEZ', telefono: unTelefono() };
    expect(await preguntar(cobrador, persona)).toMatchObject([
      { por: 'nombre', cliente: { nombre: 'Petra Ñáñez' } },
    ]);
    expect(await preguntar(otro, persona)).toEqual([]);
    expect(await preguntar(otro, { nombre: ' ' })).toEqual([]);
    const id = await registrar(cobrador, persona);
    expect((await loQueSeDice(cobrador, id)).lista).toMatchObject({ por: 'nombre' });
    const ajeno = await registrar(otro, { ...persona, telefono: unTelefono() });
    expect((await loQueSeDice(otro, ajeno)).lista).toBeUndefined();
  });

  it('whoever owes is said before whoever asks, and a duplicate says its original', async () => {
    const telefono = unTelefono();
    const cobrador = await mundo.cobrador([
      creditoDe('Rosa Paz', { persona: { telefono } }),
      creditoDe('Rita Luna', { persona: { telefono }, estado: 'Pendiente' }),
      creditoDe('Raúl Sol', { persona: { telefono }, estado: 'Rechazado' }),
    ]);
    const dichos = await preguntar(cobrador, { telefono });
    expect(dichos.map(({ cliente }) => [cliente?.nombre, cliente?.estado_credito])).toEqual([
      ['Rosa Paz', 'Aprobado'],
      ['Rita Luna', 'Pendiente'],
      ['Raúl Sol', 'Rechazado'],
    ]);
    const { cuerpo } = await invocar(cobrador, 'duplicarCliente', {
      cuerpo: { id_cliente_original: `${cobrador.prefijo}-cli-1`, monto_solicitado: 3000, dias_pago: 30 },
    });
    expect((await loQueSeDice(cobrador, cuerpo.id_credito)).lista?.cliente?.nombre).toBe('Rosa Paz');
  });
});

describe('whoever waits, at every hour', () => {
  const buscar = () => mundo.disparar('buscarParecidos');
  const guardado = async (id_credito: string) => {
    const foto = await mundo.db.doc(`creditos/${id_credito}`).get();
    return { parecido: foto.get('parecido') as unknown, version: foto.updateTime };
  };
  const credito = (cobrador: Cobrador, n: number) => `${cobrador.prefijo}-cre-${n}`;
  const ponerTelefono = (cobrador: Cobrador, n: number, telefono: string) =>
    invocar(gerente, 'editarCliente', {
      parametros: { id_cliente: `${cobrador.prefijo}-cli-${n}` },
      cuerpo: { telefono },
    });
  const eliminar = (cobrador: Cobrador, n: number) =>
    eliminarCliente(gerente, `${cobrador.prefijo}-cli-${n}`);
  /** A row and a question say the same first. */
  const seDiceIgual = async (cobrador: Cobrador, id_credito: string, nombre: string | undefined) => {
    const { lista, bandeja, pregunta, varias } = await loQueSeDice(cobrador, id_credito);
    const nombres = [lista, bandeja, pregunta?.[0], varias?.[0]].map((fila) => fila?.cliente?.nombre);
    expect(nombres).toEqual([nombre, nombre, nombre, nombre]);
  };

  it('waited before anybody looked, or is a twin of who came later: both rows say it, and twice is once', async () => {
    const telefono = unTelefono();
    const cobrador = await mundo.cobrador([
      creditoDe('Alma Delia Ríos', { persona: { telefono } }),
      creditoDe('Norma Vela', { persona: { telefono }, estado: 'Pendiente' }),
      creditoDe('Saúl Cruz', { persona: { telefono: unTelefono() }, estado: 'Pendiente' }),
    ]);
    const [norma, saul] = [credito(cobrador, 2), credito(cobrador, 3)];
    expect((await loQueSeDice(cobrador, norma)).lista).toBeUndefined();
    const despues = await registrar(cobrador, { nombre: 'SAUL CRUZ', telefono: unTelefono() });
    await buscar();
    await seDiceIgual(cobrador, norma, 'Alma Delia Ríos');
    await seDiceIgual(cobrador, despues, 'Saúl Cruz');
    await seDiceIgual(cobrador, saul, 'SAUL CRUZ');
    const antes = await Promise.all([norma, saul, despues].map(guardado));
    await buscar();
    expect(await Promise.all([norma, saul, despues].map(guardado))).toEqual(antes);
  });

  it.each([
    ['has another phone now', (cobrador: Cobrador) => ponerTelefono(cobrador, 1, unTelefono())],
    ['was deleted', (cobrador: Cobrador) => eliminar(cobrador, 1)],
  ])('looked like somebody who %s: it is said no more, and whoever is left is', async (_titulo, irse) => {
    const telefono = unTelefono();
    const cobrador = await mundo.cobrador([
      creditoDe('Rosa Paz', { persona: { telefono } }),
      creditoDe('Raúl Sol', { persona: { telefono }, estado: 'Rechazado' }),
    ]);
    const id = await registrar(cobrador, { nombre: 'Norma Vela', telefono });
    await seDiceIgual(cobrador, id, 'Rosa Paz');
    expect((await irse(cobrador)).estado).toBeLessThan(300);
    expect((await loQueSeDice(cobrador, id)).lista).toBeUndefined();
    await buscar();
    await seDiceIgual(cobrador, id, 'Raúl Sol');
    await eliminar(cobrador, 2);
    await buscar();
    await seDiceIgual(cobrador, id, undefined);
    expect((await guardado(id)).parecido).toBeUndefined();
  });

  it('what was decided meanwhile stays as it was, and one that cannot be read stops nobody else', async () => {
    const telefono = unTelefono();
    const cobrador = await mundo.cobrador([
      creditoDe('Rosa Paz', { persona: { telefono } }),
      creditoDe('Ana Sol', { persona: { telefono }, estado: 'Rechazado' }),
      creditoDe('Ida Mar', { estado: 'Pendiente' }),
      creditoDe('Eva Gil', { persona: { telefono }, estado: 'Pendiente' }),
    ]);
    const roto = mundo.db.doc(`creditos/${credito(cobrador, 3)}`);
    const sano = (await roto.get()).data() ?? {};
    await roto.update({ saldo_centavos: 'dañado' });
    await buscar();
    await roto.set(sano);
    expect((await guardado(credito(cobrador, 2))).parecido).toBeUndefined();
    expect((await guardado(credito(cobrador, 4))).parecido).toBe(credito(cobrador, 1));
  });
});

it('a phone that somebody had before a renewal is theirs no more: nobody says so', async () => {
  const [antes, telefono] = [unTelefono(), unTelefono()];
  const prestamo = await escena(mundo, pagado(3480, { persona: { nombre: 'Bruno Gil', telefono: antes } }));
  await invocar(gerente, 'aprobarRenovacion', { cuerpo: { id_solicitud: await prestamo.pedirRenovacion() } });
  await invocar(gerente, 'editarCliente', {
    parametros: { id_cliente: prestamo.id_cliente },
    cuerpo: { telefono },
  });
  const { cobrador } = prestamo;
  expect(await preguntar(cobrador, { telefono })).toMatchObject([{ cliente: { nombre: 'Bruno Gil' } }]);
  expect(await preguntar(cobrador, { telefono: antes })).toEqual([]);
  const id = await registrar(cobrador, { nombre: 'Norma Vela', telefono: antes });
  expect(await loQueSeDice(cobrador, id)).toMatchObject({ lista: undefined, pregunta: [], varias: [] });
});
