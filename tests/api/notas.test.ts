// A client's note: who may write it, where it is read, and which of two stands.
import { describe, expect, it, test } from 'vitest';
import { eliminarCliente } from '../setup/eliminar-cliente.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { idCliente, idCredito } from '../setup/activos.ts';
import { invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import type { Persona } from '../setup/mundo.ts';
import { POR_RENOVAR } from '../setup/pagado.ts';

const mundo = abrirMundo();
const PERRO = 'Perro bravo, tocar atrás';
const aLas = (hora: string) => `2026-11-18T${hora}:00-06:00`;

const escribir = (quien: Persona, id_cliente: string, cuerpo: object) =>
  invocar(quien, 'guardarNota', { parametros: { id_cliente }, cuerpo });

const nombreDe = async ({ uid }: Persona): Promise<unknown> =>
  (await mundo.db.doc(`usuarios/${uid}`).get()).get('nombre');

/** The note on the card of the route, on the payment screen and on the client's page. */
async function leida(cobrador: Persona & { prefijo: string }) {
  const gerente = await mundo.cuenta('gerente@leal.demo');
  const parametros = { id_usuario: cobrador.uid };
  const ruta = await invocar(cobrador, 'activosSinPagoHoy', { parametros });
  const detalle = await invocar(cobrador, 'detalleCredito', {
    parametros: { id_credito: idCredito(cobrador) },
  });
  const expediente = await invocar(gerente, 'expedienteCliente', {
    parametros: { id_cliente: idCliente(cobrador) },
  });
  const notas = [
    ruta.cuerpo.datos[0]!.nota,
    detalle.cuerpo.credito.nota,
    detalle.cuerpo.cliente.nota,
    expediente.cuerpo.cliente.nota,
  ];
  for (const nota of notas) expect(nota).toEqual(notas[0]);
  return notas[0];
}

const notasDe = async (cobrador: Persona) =>
  (await libroCuadrado(mundo.db, cobrador.uid)).bitacora
    .filter(({ accion }) => accion === 'clientes/nota')
    .map(({ antes, despues }) => [antes, despues]);

describe('the note of a client', () => {
  it('of its collector is on the route, the payment screen and its page, with who and when; no other field moves', async () => {
    const yo = await mundo.cobrador([{}]);
    const antes = await libroCuadrado(mundo.db, yo.uid);
    const { estado, cuerpo } = await escribir(yo, idCliente(yo), {
      nota: `  ${PERRO} `,
      capturado_en: aLas('10:30'),
    });
    const nota = { texto: PERRO, por: await nombreDe(yo), capturado_en: '2026-11-18T10:30:00.000-06:00' };
    expect([estado, cuerpo]).toEqual([200, { queda: true, nota }]);
    expect(await leida(yo)).toEqual(nota);
    const { clientes, creditos } = await libroCuadrado(mundo.db, yo.uid);
    const { nota: enCliente, ...cliente } = clientes[0]!;
    const { nota: enCredito, ...credito } = creditos[0]!;
    expect(enCredito).toEqual(enCliente);
    expect([cliente, credito]).toEqual([antes.clientes[0], antes.creditos[0]]);
  });

  it('of a manager makes the collector’s route read again', async () => {
    const yo = await mundo.cobrador([{}]);
    const gerente = await mundo.cuenta('gerente@leal.demo');
    expect((await escribir(gerente, idCliente(yo), { nota: PERRO })).estado).toBe(200);
    expect((await leida(yo))?.por).toBe(await nombreDe(gerente));
    expect((await libroCuadrado(mundo.db, yo.uid)).avisos.ruta).toBe(2);
  });

  it('empty takes it back, and the audit keeps what it said', async () => {
    const yo = await mundo.cobrador([{}]);
    await escribir(yo, idCliente(yo), { nota: PERRO });
    expect((await escribir(yo, idCliente(yo), { nota: ' ' })).cuerpo).toEqual({ queda: true });
    expect(await leida(yo)).toBeUndefined();
    const notas = await notasDe(yo);
    expect(notas).toHaveLength(2);
    expect(notas).toContainEqual([{ nota: '' }, { nota: PERRO }]);
    expect(notas).toContainEqual([{ nota: PERRO }, { nota: '' }]);
  });

  test.each([
    ['another one', 'Solo después de las 5'],
    ['none', ''],
  ])(
    'an earlier one that comes later, when %s stands, changes nothing but the audit, however old it is',
    async (_, vigente) => {
      const yo = await mundo.cobrador([{}]);
      await escribir(yo, idCliente(yo), { nota: vigente, capturado_en: aLas('10:40') });
      const antes = await libroCuadrado(mundo.db, yo.uid);
      const tarde = { nota: PERRO, capturado_en: '2026-11-01T10:30:00-06:00' };
      const { cuerpo } = await escribir(yo, idCliente(yo), tarde);
      expect(cuerpo.queda).toBe(false);
      expect(cuerpo.nota?.texto ?? '').toBe(vigente);
      const despues = await libroCuadrado(mundo.db, yo.uid);
      expect([despues.clientes, despues.creditos]).toEqual([antes.clientes, antes.creditos]);
      expect(await notasDe(yo)).toContainEqual([
        { nota: vigente },
        { nota: vigente, nota_descartada: PERRO, capturado_en: new Date(tarde.capturado_en) },
      ]);
    },
  );

  it('of a clock that runs ahead counts as of now: the next one stands', async () => {
    const yo = await mundo.cobrador([{}]);
    await escribir(yo, idCliente(yo), { nota: PERRO, capturado_en: '2026-11-19T10:30:00-06:00' });
    expect((await escribir(yo, idCliente(yo), { nota: 'Ya no hay perro' })).cuerpo.queda).toBe(true);
    expect((await leida(yo))?.texto).toBe('Ya no hay perro');
  });

  it('is on the loan that renews another one, and on a duplicate of the client', async () => {
    const yo = await mundo.cobrador([{ ...POR_RENOVAR, persona: { nombre: 'Nora Con Nota' } }]);
    const gerente = await mundo.cuenta('gerente@leal.demo');
    await escribir(yo, idCliente(yo), { nota: PERRO });
    const pedida = { id_credito_anterior: idCredito(yo), monto_solicitado: 4000, dias_pago: 30 };
    const { cuerpo } = await invocar(yo, 'solicitarRenovacion', { cuerpo: pedida });
    const aprobada = { cuerpo: { id_solicitud: cuerpo.id_solicitud, id_gerente: gerente.uid } };
    expect((await invocar(gerente, 'aprobarRenovacion', aprobada)).estado).toBe(200);
    const copia = { id_cliente_original: idCliente(yo), monto_solicitado: 3000, dias_pago: 30 };
    expect((await invocar(yo, 'duplicarCliente', { cuerpo: copia })).estado).toBe(201);
    const { creditos, clientes } = await libroCuadrado(mundo.db, yo.uid);
    expect([...creditos, ...clientes].map(({ nota }) => nota?.texto)).toEqual(Array(5).fill(PERRO));
  });

  test.each([
    ['longer than it may be', { nota: 'x'.repeat(141) }, 'Escribe máximo 140 caracteres'],
    ['with letters that nobody sees', { nota: 'Hola\nadiós\u0007' }, undefined],
    ['without a text at all', {}, undefined],
  ])('%s is refused', async (_, cuerpo, mensaje) => {
    const yo = await mundo.cobrador([{}]);
    const { estado, cuerpo: dicho } = await escribir(yo, idCliente(yo), cuerpo);
    expect(estado).toBe(400);
    if (mensaje) expect(JSON.stringify(dicho)).toContain(mensaje);
    expect(await leida(yo)).toBeUndefined();
  });

  it('of a client that was deleted meanwhile is refused', async () => {
    const yo = await mundo.cobrador([{}]);
    const gerente = await mundo.cuenta('gerente@leal.demo');
    await eliminarCliente(gerente, idCliente(yo));
    expect((await escribir(yo, idCliente(yo), { nota: PERRO })).estado).toBe(403);
    expect((await escribir(gerente, idCliente(yo), { nota: PERRO })).estado).toBe(404);
  });
});
