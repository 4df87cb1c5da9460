// Somebody new who seems to be somebody known: said before it is sent, in the lists, and beside the question.
import { beforeAll, describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { invocar } from '../setup/invocar.ts';
import type { Cobrador, Persona } from '../setup/mundo.ts';
import { uno } from '../setup/uno.ts';

const mundo = abrirMundo();
let gerente: Persona;
beforeAll(async () => {
  gerente = await mundo.cuenta('gerente@leal.demo');
});

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

/** What the lists, the question and the question about several say of it. */
async function loQueSeDice(cobrador: Cobrador, id_credito: string) {
  const suya = ({ id_credito: id }: { id_credito: string }) => id === id_credito;
  const lista = await invocar(gerente, 'pendientesCreditos', { consulta: { limite: 100 } });
  const bandeja = await invocar(gerente, 'bandeja', { consulta: { cobradores: cobrador.uid } });
  const visto = await invocar(gerente, 'vistoCredito', { parametros: { id_credito } });
  const varias = await invocar(gerente, 'vistosDeVarias', { consulta: { creditos: id_credito } });
  const [pregunta] = varias.cuerpo.datos;
  return {
    lista: lista.cuerpo.datos.find(suya)?.parecido,
    bandeja: bandeja.cuerpo.datos.flatMap(({ clase, item }) =>
      clase === 'creditos' && suya(item) ? [item.parecido] : [],
    )[0],
    pregunta: visto.cuerpo.antecedentes?.parecidos,
    varias: pregunta?.pregunta.tipo === 'credito' ? pregunta.pregunta.parecidos : undefined,
  };
}

describe('somebody new', () => {
  it('with the phone of a client of the same collector: who it is and what they owe, everywhere', async () => {
    const telefono = unTelefono();
    const cobrador = await mundo.cobrador([uno('Alma Delia Ríos', { persona: { telefono } })]);
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
    // What she owes is what she owes now.
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

  it("with the phone of another collector's client: the office reads whose, a collector only that there is one", async () => {
    const telefono = unTelefono();
    await mundo.cobrador([uno('Bruno Gil', { persona: { segundo_telefono: telefono } })], {
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
    const cobrador = await mundo.cobrador([uno('Petra Ñáñez')]);
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
      uno('Rosa Paz', { persona: { telefono } }),
      uno('Rita Luna', { persona: { telefono }, estado: 'Pendiente' }),
      uno('Raúl Sol', { persona: { telefono }, estado: 'Rechazado' }),
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
