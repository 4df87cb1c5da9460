// The team's table: what it reads of a small office and of a large one, and that what it says is what is stored.
import type { ContactoDoc, TotalesDoc } from '@leal/contract/documentos';
import { ROL } from '@leal/domain';
import { abrirSala, type Caminante, caminante } from '@leal/jugador';
import { llamarPorContrato, paraCargar } from '@leal/seed';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { resumenDeEquipo } from '../../../functions/src/data/resumen.ts';
import { olvidarTodo } from '../../../functions/src/platform/cache-temporal.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { resumirOficina } from '../../../functions/src/use-cases/reportes/resumir-oficina.ts';
import { sumar } from '../mover.ts';
import { cobrador, idDe } from '../muchos.ts';
import { abrirOficina, AHORA } from '../oficina.ts';

const FILAS = 20;
/** The page, its total, who asks, of whom a list of accounts is sure, and that nobody has moved; what is kept is remembered. */
const MAXIMO = FILAS + 3;
/** With more of them nobody is put right. */
const MOVIDOS = 10;
/** With no more collectors the minute's job has nothing to do. */
const POCOS = 30;

const OFICINAS = [
  ['a small office', 25],
  ['a large office', 60],
] as const;

const sala = await abrirSala('demo-equipo');
afterAll(() => sala.cerrar());

describe.each(OFICINAS)('%s', (_, cuantos) => {
  let oficina: ReturnType<typeof abrirOficina>;
  const gente = Array.from({ length: cuantos }, (_vacio, i) => caminante(idDe(i + 1), ROL.cobrador));
  const primeros = (n: number): readonly Caminante[] => gente.slice(0, n);

  const guardado = async () => (await resumenDeEquipo().get()).data()!;
  /** The kept summary is changed, and a minute has passed. */
  const conGuardado = async (cambios: object) => {
    await resumenDeEquipo().update({ ...cambios });
    olvidarTodo();
  };
  const envejecer = async (segundos: number) =>
    conGuardado({ 'leido.segundos': (await guardado()).leido.segundos - segundos });
  const unMinuto = () => resumirOficina({ ahora: () => AHORA });

  const decir = (quien: Caminante, sin_enviar: number, dispositivo: string) => {
    const cuerpo = { dispositivo, version: '1.0.0', sin_enviar, monto_sin_enviar: 120 * sin_enviar };
    return llamarPorContrato(quien, 'avisarContacto', { cuerpo });
  };
  const mover = ({ uid }: Caminante, en_mano_centavos: number) => sumar(uid, { en_mano_centavos });
  const moverTodos = async (quienes: readonly Caminante[]) => {
    for (const quien of quienes) await mover(quien, 1_000);
  };

  type Fila = { id_usuario: string; ruta?: object; contacto?: object };
  async function mirar() {
    sala.motor.meter.reset();
    const consulta = { limite: FILAS, con: 'equipo' };
    const { estado, cuerpo } = await llamarPorContrato(oficina.gerente, 'listarUsuarios', { consulta });
    expect(estado).toBe(200);
    return { filas: cuerpo['datos'] as Fila[], lecturas: sala.motor.meter.reading().reads };
  }
  const deQuien = (filas: readonly Fila[], { uid }: Caminante) =>
    filas.find(({ id_usuario }) => id_usuario === uid);

  const almacenado = async <T>(ruta: string) => (await firestore().doc(ruta).get()).data() as T | undefined;
  /** The row of a person, by the documents that are stored. */
  async function comoEsta({ id_usuario }: Fila) {
    const sumas = await almacenado<TotalesDoc>(`totales/${id_usuario}`);
    const dicho = await almacenado<ContactoDoc>(`contactos/${id_usuario}`);
    const telefonos = Object.values(dicho?.dispositivos ?? {});
    const sin_enviar = telefonos.reduce((suma, telefono) => suma + telefono.sin_enviar, 0);
    return {
      id_usuario,
      ...(sumas && {
        ruta: { clientes_activos: sumas.clientes_activos, en_mano: sumas.en_mano_centavos / 100 },
      }),
      ...(telefonos.length > 0 && { contacto: { telefonos: telefonos.length, sin_enviar } }),
    };
  }
  async function exigirExacta(filas: readonly Fila[]) {
    const enElAlmacen = await Promise.all(filas.map(comoEsta));
    expect(enElAlmacen.filter(({ ruta }) => ruta).length).toBeGreaterThan(FILAS / 2);
    expect(filas).toMatchObject(enElAlmacen);
  }
  /** The kept routes of these collectors are as their sums say. */
  async function exigirGuardadas(quienes: readonly Caminante[]) {
    const { rutas } = await guardado();
    for (const { uid } of quienes) {
      const sumas = await almacenado<TotalesDoc>(`totales/${uid}`);
      expect([uid, rutas[uid]?.en_mano_centavos]).toEqual([uid, sumas?.en_mano_centavos]);
    }
  }

  beforeEach(async () => {
    oficina = abrirOficina(sala, `e${cuantos}`, 3, [{}]);
    sala.motor.load(paraCargar(gente.flatMap((_uno, i) => cobrador(i + 1))));
    for (const quien of primeros(15)) await decir(quien, 0, 'tel-1');
    // The office before was another one.
    await unMinuto();
    await mirar();
  });

  it('reads its rows and three, whatever phones there are', async () => {
    const { filas, lecturas } = await mirar();
    expect(filas.filter((fila) => fila.contacto).length).toBeGreaterThan(10);
    await exigirExacta(filas);
    expect(lecturas).toBeLessThanOrEqual(MAXIMO);
  });

  it('says at once who moved since, at a read for each, and what phones say at none', async () => {
    const cuerpo = { id_credito: `${oficina.cobrador.uid}-cre-1`, monto: 120 };
    expect((await llamarPorContrato(oficina.cobrador, 'registrarAbono', { cuerpo })).estado).toBe(200);
    for (const quien of gente) await decir(quien, 3, 'tel-2');
    const vista = await mirar();
    await exigirExacta(vista.filas);
    expect(vista.lecturas).toBeLessThanOrEqual(MAXIMO);
    await moverTodos(primeros(MOVIDOS - 1));
    const otra = await mirar();
    await exigirExacta(otra.filas);
    expect(otra.lecturas).toBeLessThanOrEqual(MAXIMO + MOVIDOS - 1);
  });

  it('a phone that is lost is said to be at once', async () => {
    const [quien = oficina.cobrador] = primeros(1);
    await decir(quien, 2, 'tel-2');
    const parametros = { id_usuario: quien.uid, dispositivo: 'tel-2' };
    const leido = await llamarPorContrato(oficina.gerente, 'vistoTelefono', { parametros });
    const cuerpo = { visto: leido.cuerpo['visto'] };
    expect((await llamarPorContrato(oficina.gerente, 'perderTelefono', { parametros, cuerpo })).estado).toBe(
      200,
    );
    expect(deQuien((await mirar()).filas, quien)?.contacto).toMatchObject({
      telefonos: 2,
      perdidos: [{ sin_enviar: 2, monto_sin_enviar: 240 }],
    });
  });

  it('that nobody looked at for long says what moved meanwhile, and keeps it', async () => {
    await envejecer(600);
    await moverTodos(primeros(2));
    await exigirExacta((await mirar()).filas);
    const { leido } = await guardado();
    await exigirGuardadas(primeros(2));
    await mirar();
    expect((await guardado()).leido).toEqual(leido);
  });

  it('that nobody looked at while many moved is exact all the same', async () => {
    await envejecer(600);
    await moverTodos(primeros(MOVIDOS + 5));
    await exigirExacta((await mirar()).filas);
  });

  it('of yesterday is not used, so that a figure that was put right by hand is found', async () => {
    const [quien = oficina.cobrador] = primeros(1);
    await firestore().doc(`totales/${quien.uid}`).update({ en_mano_centavos: 77_700 });
    expect(deQuien((await mirar()).filas, quien)?.ruta).not.toMatchObject({ en_mano: 777 });
    await conGuardado({ fecha: '2026-11-17' });
    expect(deQuien((await mirar()).filas, quien)?.ruta).toMatchObject({ en_mano: 777 });
  });

  it('has a collector who is not among those that are kept', async () => {
    const [quien = oficina.cobrador] = primeros(1);
    const { [quien.uid]: _quitada, ...rutas } = (await guardado()).rutas;
    await conGuardado({ rutas });
    await exigirExacta((await mirar()).filas);
  });

  if (cuantos <= POCOS) {
    it('is exact however many move in a minute', async () => {
      await moverTodos(primeros(MOVIDOS + 5));
      await exigirExacta((await mirar()).filas);
    });
    return;
  }

  it('is as of the last minute when more of them move in it than are put right; the next has them all', async () => {
    await moverTodos(primeros(MOVIDOS + 5));
    // The number of collectors is asked as well, where it is not known.
    expect((await mirar()).lecturas).toBeLessThanOrEqual(MAXIMO + MOVIDOS + 1);
    await unMinuto();
    await exigirGuardadas(gente);
  });

  it('holds as of each minute in which nothing moved', async () => {
    const { leido, rutas } = await guardado();
    await conGuardado({ 'rutas.nadie': { clientes_activos: 1, en_mano_centavos: 1 } });
    await unMinuto();
    const despues = await guardado();
    expect(despues.leido).not.toEqual(leido);
    expect(despues.rutas).toEqual({ ...rutas, nadie: { clientes_activos: 1, en_mano_centavos: 1 } });
  });

  it('of another instant than the sums of the office is left as it is by the minute: who moved in between is still found', async () => {
    await envejecer(600);
    const { leido } = await guardado();
    await unMinuto();
    expect((await guardado()).leido).toEqual(leido);
    await moverTodos(primeros(1));
    await exigirExacta((await mirar()).filas);
  });
});
