// The place of a phone at a capture: with the audit's row, for managers alone, and no longer than the settings say.
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();
const AQUI = { latitud: 24.02772, longitud: -104.65317, precision_m: 12 };
const gerente = await mundo.cuenta('gerente@leal.demo');
const cobrador = await mundo.cobrador(Array.from({ length: 24 }, () => ({})));
let siguiente = 0;
const otroCredito = () => `${cobrador.prefijo}-cre-${(siguiente += 1)}`;

const visitar = (id_credito: string, posicion: unknown) =>
  invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 0, posicion } });

/** The audit's row of what was done to that credit. */
async function renglon(id_credito: string) {
  const { cuerpo } = await invocar(gerente, 'leerBitacora', { consulta: { id_cobrador: cobrador.uid } });
  return cuerpo.datos.find(({ documento }) => documento.startsWith(`creditos/${id_credito}/movimientos/`));
}

describe('the position of a capture', () => {
  it.each([
    ['a payment', 'registrarAbono', { monto: 100 }],
    ['a visit', 'registrarAbono', { monto: 0 }],
    ['a late day', 'registrarAtraso', {}],
  ] as const)('of %s is read by a manager with the audit', async (_, llamada, datos) => {
    const id_credito = otroCredito();
    const { estado } = await invocar(cobrador, llamada, {
      cuerpo: { id_credito, ...datos, posicion: AQUI },
    });
    expect(estado).toBe(200);
    expect((await renglon(id_credito))?.posicion).toEqual(AQUI);
  });

  it('is nowhere in what its collector reads', async () => {
    const id_credito = otroCredito();
    await visitar(id_credito, AQUI);
    const parametros = { id_credito };
    const dichos = await Promise.all([
      invocar(cobrador, 'historialAbonos', { parametros }),
      invocar(cobrador, 'detalleCredito', { parametros }),
      invocar(cobrador, 'activosSinPagoHoy', { parametros: { id_usuario: cobrador.uid } }),
      invocar(cobrador, 'leerBitacora', { consulta: { id_cobrador: cobrador.uid } }),
    ]);
    expect(dichos.map(({ estado }) => estado)).toEqual([200, 200, 200, 403]);
    expect(JSON.stringify(dichos)).not.toContain('latitud');
    const supervisor = await mundo.cuenta('supervisor@leal.demo');
    expect((await invocar(supervisor, 'leerBitacora')).estado).toBe(403);
  });

  it.each([
    ['beyond the pole', { ...AQUI, latitud: 90.1 }],
    ['beyond the date line', { ...AQUI, longitud: -180.5 }],
    ['of a negative accuracy', { ...AQUI, precision_m: -1 }],
    ['without an accuracy', { latitud: 1, longitud: 1 }],
    ['of words', { ...AQUI, latitud: '24' }],
    ['of nothing', null],
    ['that is a list', [24, -104]],
    ['that is a text', 'aquí'],
  ])('%s blocks nothing and is not kept', async (_, posicion) => {
    const id_credito = otroCredito();
    expect((await visitar(id_credito, posicion)).estado).toBe(200);
    const fila = await renglon(id_credito);
    expect(fila).toBeDefined();
    expect(fila).not.toHaveProperty('posicion');
  });

  it('keeps nothing else that was sent with it', async () => {
    const id_credito = otroCredito();
    await visitar(id_credito, { ...AQUI, velocidad: 3 });
    expect((await renglon(id_credito))?.posicion).toEqual(AQUI);
  });
});

describe('every night', () => {
  it('what is older than the settings say is taken out, and its row stays', async () => {
    const [vieja, reciente] = [otroCredito(), otroCredito()];
    await visitar(vieja, AQUI);
    await visitar(reciente, AQUI);
    const { id } = (await renglon(vieja))!;
    const hace31 = new Date(Date.parse('2026-11-18T11:00:00-06:00') - 31 * 86_400_000);
    await mundo.db.doc(`bitacora/${id}`).update({ 'posicion.guardada_en': hace31 });
    await mundo.disparar('olvidarPosiciones');
    expect(await renglon(vieja)).not.toHaveProperty('posicion');
    expect((await renglon(reciente))?.posicion).toEqual(AQUI);
  });
});
