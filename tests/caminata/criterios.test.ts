// The numbers by which credits are stored (who may renew, what a tap collects) become others while loans run: every credit is counted again,
// once, and the sums are those of the rows at every moment.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { pagado } from '../setup/pagado.ts';
import { aprobar, corregir } from './decidir.ts';
import {
  a,
  abrirFeria,
  anotados,
  cerrarFeria,
  cuadra,
  doc,
  empezarCon,
  enConsola,
  gerente,
  guardar,
  leidos,
  llevar,
  minutos,
  mudanza,
  otro,
  puente,
} from './feria.ts';

beforeAll(abrirFeria);
afterAll(cerrarFeria);

/** The paid part of 3,600, by credit: 70 %, 80 %, 92 % (a day's 120 would leave 180) and 95 % (it would leave 60). */
const PAGADO = { 'cre-70': 2520, 'cre-80': 2880, 'cre-92': 3300, 'cre-95': 3420 };
beforeEach(() =>
  empezarCon(
    Object.entries(PAGADO).map(([id_credito, pesos]) => ({
      ...pagado(pesos),
      id_credito,
      id_cliente: `cli-${id_credito}`,
    })),
  ),
);

const credito = (id: keyof typeof PAGADO) => doc(`creditos/${id}`);
const renovables = () => Object.keys(PAGADO).filter((id) => doc(`creditos/${id}`)['renovable'] === true);
const movidos = () => anotados(/^ajustes\/mudar$/);
const efecto = async (consulta: object) =>
  (await invocar(gerente, 'efectoDeCriterios', { consulta: consulta as never })).cuerpo;
const pagar = async (id_credito: keyof typeof PAGADO, monto: number) =>
  expect((await invocar(otro, 'registrarAbono', { cuerpo: { id_credito, monto } })).estado).toBe(200);
/** The amount that the route expects of that day: its own answer, and the office's sums. */
const esperado = async () => {
  const [{ cuerpo: ruta }, { cuerpo: rutas }] = await Promise.all([
    invocar(otro, 'activosSinPagoHoy', { parametros: { id_usuario: otro.uid } }),
    invocar(gerente, 'gerenteRutas'),
  ]);
  const fila = rutas.datos.find(({ id_cobrador }) => id_cobrador === otro.uid);
  expect(fila?.esperado).toBe(ruta.jornada?.esperado);
  return ruta.jornada?.esperado ?? 0;
};

const AL_70 = { parametros: { porcentaje_renovacion: 70 } };
const AL_90 = { parametros: { porcentaje_renovacion: 90 } };
const RESTO_100 = { parametros: { resto_minimo_centavos: 10_000 } };

describe('another percentage for renewals', () => {
  it('marks as many credits as its question said, each once and in the audit', async () => {
    expect(renovables()).toEqual(['cre-80', 'cre-92', 'cre-95']);
    expect(await efecto(AL_70.parametros)).toEqual({
      renovables: 1,
      no_renovables: 0,
      sugeridos: 0,
      todos: true,
    });
    const { cuerpo } = await guardar(AL_70);
    expect([cuerpo.por_contar, cuerpo.por_aplicar, cuerpo.mudanza]).toEqual([true, false, null]);
    await minutos(1);
    expect(await leidos()).toMatchObject({
      por_contar: false,
      mudanza: { version: 2, en_curso: true, dias: false, criterios: true, creditos: 0 },
    });
    await cuadra();
    await minutos(2);
    expect((await leidos()).mudanza).toMatchObject({ en_curso: false, creditos: 1 });
    expect(renovables()).toEqual(['cre-70', 'cre-80', 'cre-92', 'cre-95']);
    expect(movidos()).toMatchObject([
      {
        documento: 'creditos/cre-70',
        nombre_usuario: 'Leal',
        antes: { renovable: false, porcentaje_renovacion: 80 },
        despues: { renovable: true, porcentaje_renovacion: 70 },
      },
    ]);
    await minutos(3);
    expect(movidos()).toHaveLength(1);
    await cuadra();
  });

  it('takes the mark away when it is higher, and gives it back', async () => {
    expect(await efecto(AL_90.parametros)).toMatchObject({ renovables: 0, no_renovables: 1 });
    await guardar(AL_90);
    await minutos();
    expect(renovables()).toEqual(['cre-92', 'cre-95']);
    await guardar({ parametros: { porcentaje_renovacion: 80 } });
    await minutos(4);
    expect(renovables()).toEqual(['cre-80', 'cre-92', 'cre-95']);
    expect(credito('cre-80')).toMatchObject({ criterios: { porcentaje_renovacion: 80 } });
    expect(mudanza()).toMatchObject({ version: 3, estado: 'hecha', creditos: 1 });
    await cuadra();
  });

  it('leaves a credit that was paid off as it is, and counts it when it is open again', async () => {
    const { cuerpo: pedida } = await invocar(otro, 'registrarAbono', {
      cuerpo: { id_credito: 'cre-70', monto: 1080 },
    });
    await aprobar(gerente, pedida.id_solicitud);
    await guardar(AL_70);
    await minutos();
    expect(credito('cre-70')).toMatchObject({ estado_credito: 'Finalizado', renovable: true });
    expect(mudanza()).toMatchObject({ creditos: 0 });
    const id_pago = `cre-70.multiple-${pedida.id_solicitud}`;
    await corregir([otro, gerente], id_pago);
    expect(credito('cre-70')).toMatchObject({ estado_credito: 'Aprobado', renovable: true });
    await cuadra();
  });
});

describe('another rest that a tap takes along', () => {
  it('moves what is expected of the route as the card does, and the sums of the office with it', async () => {
    const antes = await esperado();
    expect(await efecto(RESTO_100.parametros)).toMatchObject({
      renovables: 0,
      no_renovables: 0,
      sugeridos: 1,
    });
    await guardar(RESTO_100);
    expect(await esperado()).toBe(antes);
    await minutos(1);
    expect(await esperado()).toBe(antes);
    await minutos(2);
    // 180 instead of 120.
    expect(await esperado()).toBe(antes + 60);
    expect(movidos()).toMatchObject([{ documento: 'creditos/cre-95' }]);
    await cuadra();
  });

  it('together with a holiday is one version, and one row for a credit that both change', async () => {
    await guardar({ ...RESTO_100, festivos: [puente('2026-12-01')] });
    await minutos();
    expect(mudanza()).toMatchObject({ version: 2, estado: 'hecha', creditos: 7 });
    expect(movidos()).toEqual([]);
    expect(anotados().find(({ documento }) => documento === 'creditos/cre-95')).toMatchObject({
      antes: { calendario: 1, resto_minimo_centavos: 100 },
      despues: { calendario: 2, resto_minimo_centavos: 10_000 },
    });
    await cuadra();
  });
});

describe('what is done meanwhile', () => {
  it('counts a credit by what is in force, which the run does not touch again', async () => {
    await guardar({ parametros: { ...AL_90.parametros, ...RESTO_100.parametros } });
    await minutos(1);
    // 86 %, which was enough before.
    await pagar('cre-80', 240);
    expect(credito('cre-80')).toMatchObject({ renovable: false, criterios: { porcentaje_renovacion: 90 } });
    await cuadra();
    await pagar('cre-92', 120);
    await cuadra();
    await minutos(2);
    expect(movidos().map(({ documento }) => documento)).toEqual(['creditos/cre-95']);
    await pagar('cre-95', 60);
    await cuadra();
  });

  it('as the next change, which waits until all credits are over', async () => {
    await guardar(AL_90);
    await minutos(1);
    await guardar(AL_70);
    await minutos(1);
    expect(await leidos()).toMatchObject({ por_contar: true, mudanza: { version: 2, en_curso: true } });
    await minutos(5);
    expect(mudanza()).toMatchObject({ version: 3, estado: 'hecha' });
    expect(renovables()).toEqual(['cre-70', 'cre-80', 'cre-92', 'cre-95']);
    await cuadra();
  });
});

describe('wherever it comes from', () => {
  it('for a later day: the credits are counted again on it', async () => {
    await guardar(AL_70, { vigente_desde: '2026-11-20' });
    a('2026-11-19', '23:57');
    await minutos(2);
    expect([renovables().length, mudanza()]).toEqual([3, {}]);
    await minutos(4);
    expect(renovables()).toHaveLength(4);
    expect(mudanza()).toMatchObject({ estado: 'hecha', creditos: 1 });
    await cuadra();
  });

  it('from the console: in the same way; a value that no rule can use counts as none', async () => {
    await enConsola(AL_70);
    await minutos();
    expect(renovables()).toHaveLength(4);
    await enConsola({ parametros: { porcentaje_renovacion: 'mucho' } });
    await minutos(4);
    expect(renovables()).toHaveLength(3);
    expect(mudanza()).toMatchObject({ version: 3, estado: 'hecha', creditos: 1 });
    await cuadra();
  });

  it('changes nothing where nothing changed', async () => {
    await guardar({ parametros: { porcentaje_renovacion: 80, hora_cierre: 19 } });
    expect(await llevar()).toBeUndefined();
    expect(mudanza()).toEqual({});
  });
});

it.each([{ porcentaje_renovacion: '0' }, { porcentaje_renovacion: 'x' }, { resto_minimo_centavos: '-1' }])(
  'the question about %j is refused',
  async (consulta) => {
    const { estado } = await invocar(gerente, 'efectoDeCriterios', { consulta });
    expect(estado).toBe(400);
  },
);
