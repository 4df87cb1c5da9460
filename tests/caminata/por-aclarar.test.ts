// A transfer that no payment stands for: nobody holds cash of it, and the office clears it up.
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { TRANSFERENCIA, usarBanco } from './con-banco.ts';

const { cobrador, gerente, id_credito, libro, abonar, transferir, dinero, decidir, cuadra, ahora, db } =
  usarBanco('aclarar');

const porAclarar = async () => (await invocar(gerente, 'listarPorAclarar', { consulta: {} })).cuerpo;
const contadas = async () => (await invocar(gerente, 'cuentaDeBandeja', {})).cuerpo.por_aclarar;
const aclarar = (id: string, nota = 'Era de otro cliente', quien = gerente) =>
  invocar(quien, 'aclararTransferencia', { parametros: { id }, cuerpo: { nota } });
const anotadas = () => libro().bitacora.filter(({ accion }) => accion === 'transferencias/aclarar');
/** Six abonos by transfer wait for a manager. */
const pedir = async (monto = 540, resto: object = { transferencia: TRANSFERENCIA }) =>
  String((await abonar(monto, resto)).cuerpo.id_solicitud);

describe('a rejected transfer', () => {
  it('opens no task, and stands in the office’s list until a manager says what it was', async () => {
    const id = await pedir();
    expect((await porAclarar()).datos).toEqual([]);
    await decidir(id, 'rechazar', { comentario: 'No es de aquí' });
    expect(libro().totales.en_mano_por_resolver_centavos ?? 0).toBe(0);
    expect(await porAclarar()).toMatchObject({
      total: 1,
      datos: [
        {
          id_solicitud: id,
          id_credito,
          monto: 540,
          transferencia: TRANSFERENCIA,
          estado: 'rechazada',
          nombre_gerente: `Persona ${gerente.uid}`,
          comentario: 'No es de aquí',
        },
      ],
    });
    expect(await contadas()).toBe(1);
    const antes = dinero();
    expect(await aclarar(id)).toMatchObject({ estado: 200, cuerpo: { aclarado: 'Era de otro cliente' } });
    expect((await porAclarar()).datos).toEqual([]);
    expect(await contadas()).toBeUndefined();
    expect(dinero()).toEqual(antes);
    expect(anotadas()).toMatchObject([
      { id_usuario: gerente.uid, despues: { nota: 'Era de otro cliente', monto_centavos: 54_000 } },
    ]);
    const { cuerpo } = await invocar(cobrador, 'misSolicitudes', { consulta: {} });
    expect(cuerpo.datos).toMatchObject([{ id_solicitud: id, aclarado: 'Era de otro cliente' }]);
    cuadra();
  });

  it('is cleared up once, and by a manager', async () => {
    const id = await pedir();
    expect(await aclarar(id)).toMatchObject({ estado: 404, cuerpo: { code: 'NO_ENCONTRADO' } });
    await decidir(id, 'rechazar');
    expect((await aclarar(id, 'x', cobrador)).estado).toBe(403);
    expect((await aclarar(id, ' ')).estado).toBe(400);
    expect((await aclarar(id)).estado).toBe(200);
    expect(await aclarar(id, 'Otra cosa')).toMatchObject({ estado: 409, cuerpo: { code: 'YA_PROCESADA' } });
    expect(libro().solicitudes).toMatchObject([{ aclarado: 'Era de otro cliente' }]);
    expect(anotadas()).toHaveLength(1);
  });

  it('of which less was approved: the rest is to be cleared up', async () => {
    const id = await pedir();
    await decidir(id, 'aprobar', { monto_aprobado: 500 });
    expect((await porAclarar()).datos).toMatchObject([{ monto: 40, estado: 'aprobada' }]);
    cuadra();
  });

  it('a late one, too', async () => {
    await transferir(90);
    const id = String((await transferir(91)).cuerpo.id_solicitud);
    await decidir(id, 'rechazar');
    expect((await porAclarar()).datos).toMatchObject([{ id_solicitud: id, monto: 91 }]);
  });
});

describe('nothing is to be cleared up', () => {
  it('of one that was approved whole', async () => {
    await decidir(await pedir(), 'aprobar');
    expect((await porAclarar()).datos).toEqual([]);
  });

  it('of cash: that is a task of whoever holds it', async () => {
    await decidir(await pedir(540, {}), 'rechazar');
    expect((await porAclarar()).datos).toEqual([]);
    expect(libro().totales.en_mano_por_resolver_centavos).toBe(54_000);
    cuadra();
  });
});

describe('a payment that its collector discards', () => {
  const descartar = (transferencia?: object) =>
    invocar(cobrador, 'descartarAbono', {
      cuerpo: {
        id_credito,
        monto: 90,
        clave: 'k-1',
        capturado_en: ahora().toISOString(),
        ...(transferencia && { transferencia }),
      },
    });

  it('by transfer is to be cleared up: the money may be in the bank; it may still come', async () => {
    expect((await descartar(TRANSFERENCIA)).estado).toBeLessThan(300);
    expect((await porAclarar()).datos).toMatchObject([
      { id_credito, monto: 90, transferencia: TRANSFERENCIA, nombre_gerente: null, estado: 'rechazada' },
    ]);
    expect(dinero()).toEqual({ cobrado: 0, transferido: 0, efectivo: 0, enMano: 0 });
    expect((await transferir(90)).estado).toBe(200);
    const [fila] = (await porAclarar()).datos;
    expect((await aclarar(fila!.id_solicitud)).estado).toBe(200);
    cuadra();
  });

  it('also of a credit whose import was undone', async () => {
    const de = db().doc(`creditos/${id_credito}`);
    const datos = (await de.get()).data()!;
    await db().doc(`creditos_deshechos/${id_credito}`).set(datos);
    await de.delete();
    expect((await descartar(TRANSFERENCIA)).estado).toBeLessThan(300);
    const { datos: filas } = await porAclarar();
    expect(filas).toMatchObject([{ id_credito, monto: 90, transferencia: TRANSFERENCIA }]);
    expect((await aclarar(filas[0]!.id_solicitud)).estado).toBe(200);
  });

  it('in cash is not', async () => {
    await descartar();
    expect((await porAclarar()).datos).toEqual([]);
    expect(libro().solicitudes).toEqual([]);
  });
});
