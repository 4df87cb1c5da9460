// The pin of a client's door: set by the phone that stands at it, read on the card of whoever collects there.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { invocar } from '../setup/invocar.ts';
import type { Persona } from '../setup/mundo.ts';
import { POR_RENOVAR } from '../setup/pagado.ts';

const mundo = abrirMundo();
const AQUI = { latitud: 24.02772, longitud: -104.65317, precision_m: 12 };
const ALLA = { latitud: 24.03, longitud: -104.66, precision_m: 5 };
const A_LAS = (hora: string) => `2026-11-18T${hora}:00-06:00`;

const gerente = await mundo.cuenta('gerente@leal.demo');
const cobrador = await mundo.cobrador(Array.from({ length: 12 }, () => ({})));
let siguiente = 0;

const otroNumero = () => (siguiente += 1);
const marcar = (n: number, punto: object, resto: object = {}, quien: Persona = cobrador) =>
  invocar(quien, 'registrarPunto', {
    parametros: { id_cliente: `${cobrador.prefijo}-cli-${n}` },
    cuerpo: { punto, ...resto },
  });

async function enLaTarjeta(n: number) {
  const { cuerpo } = await invocar(cobrador, 'activosSinPagoHoy', {
    parametros: { id_usuario: cobrador.uid },
  });
  return cuerpo.datos.find(({ id_credito }) => id_credito === `${cobrador.prefijo}-cre-${n}`)?.punto;
}
const guardado = async (camino: string) =>
  (await mundo.db.doc(camino).get()).get('punto') as Record<string, unknown> | undefined;

describe('the pin of a door', () => {
  it('stands in the record and in its credit, on the card, and with the audit', async () => {
    const n = otroNumero();
    expect(await enLaTarjeta(n)).toBeUndefined();
    expect(await marcar(n, AQUI, { capturado_en: A_LAS('10:30') })).toMatchObject({
      estado: 200,
      cuerpo: { punto: AQUI },
    });
    const [cliente, credito] = await Promise.all([
      guardado(`clientes/${cobrador.prefijo}-cli-${n}`),
      guardado(`creditos/${cobrador.prefijo}-cre-${n}`),
    ]);
    expect(cliente).toMatchObject(AQUI);
    expect(credito).toEqual(cliente);
    expect(await enLaTarjeta(n)).toEqual(AQUI);
    const { cuerpo } = await invocar(gerente, 'leerBitacora', {
      consulta: { id_cobrador: cobrador.uid, accion: 'clientes/punto' },
    });
    expect(cuerpo.datos[0]).toMatchObject({
      documento: `clientes/${cobrador.prefijo}-cli-${n}`,
      id_cliente: `${cobrador.prefijo}-cli-${n}`,
      antes: null,
      despues: { punto: { ...AQUI, capturado_en: expect.stringContaining('2026-11-18T10:30') } },
    });
  });

  it('is that of the later capture, in whatever order they arrive', async () => {
    const n = otroNumero();
    await marcar(n, AQUI, { capturado_en: A_LAS('10:30') });
    expect((await marcar(n, ALLA, { capturado_en: A_LAS('10:29') })).cuerpo).toEqual({ punto: AQUI });
    expect(await enLaTarjeta(n)).toEqual(AQUI);
    expect((await marcar(n, ALLA, { capturado_en: A_LAS('10:31') })).cuerpo).toEqual({ punto: ALLA });
    expect(await enLaTarjeta(n)).toEqual(ALLA);
  });

  it('set by a clock that runs ahead gives way to the next one', async () => {
    const n = otroNumero();
    await marcar(n, AQUI, { capturado_en: '2027-01-01T10:30:00-06:00' });
    await marcar(n, ALLA);
    expect(await enLaTarjeta(n)).toEqual(ALLA);
  });

  it('goes with a renewal', async () => {
    const persona = await mundo.cobrador([POR_RENOVAR]);
    const id_cliente = `${persona.prefijo}-cli-1`;
    await invocar(persona, 'registrarPunto', { parametros: { id_cliente }, cuerpo: { punto: AQUI } });
    const pedida = await invocar(persona, 'solicitarRenovacion', {
      cuerpo: { id_credito_anterior: `${persona.prefijo}-cre-1`, monto_solicitado: 4000, dias_pago: 30 },
    });
    const { id_solicitud } = pedida.cuerpo as { id_solicitud: string };
    expect((await invocar(gerente, 'aprobarRenovacion', { cuerpo: { id_solicitud } })).estado).toBe(200);
    const abierto = (await mundo.db.doc(`clientes/${id_cliente}`).get()).get('id_credito_abierto') as string;
    expect(abierto).not.toBe(`${persona.prefijo}-cre-1`);
    expect(await guardado(`creditos/${abierto}`)).toMatchObject(AQUI);
  });

  it.each([
    ['beyond the pole', { ...AQUI, latitud: 90.1 }],
    ['beyond the date line', { ...AQUI, longitud: -180.5 }],
    ['without an accuracy', { latitud: 1, longitud: 1 }],
    ['of words', { ...AQUI, latitud: '24' }],
  ])('%s is refused', async (_, punto) => {
    expect((await marcar(1, punto)).estado).toBe(400);
  });
});
