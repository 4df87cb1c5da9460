// The settings of a manager, and their consequences: the check, two managers at once, the audit, and the calendar that
// follows.
import { fecha, PARAMETROS, UMBRALES } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { leerNegocio } from '../../functions/src/context/negocio.ts';
import { documentoNegocio } from '../../functions/src/data/configuracion.ts';
import { SIN_AJUSTES, versionDeAjustes } from '../../functions/src/use-cases/ajustes/presentar-ajustes.ts';
import { invocar } from '../setup/invocar.ts';
import {
  a,
  anotados,
  cobrador,
  cuadra,
  doc,
  gerente,
  guardar,
  leidos,
  minutos,
  otro,
  pasar,
  puente,
  usarFeria,
} from './feria.ts';

usarFeria();

const guardados = () => anotados(/^ajustes\/guardar$/);
const efecto = async (dia: string) =>
  (await invocar(gerente, 'efectoDelDia', { consulta: { fecha: dia } })).cuerpo.creditos;

describe('the settings', () => {
  it('are the defaults where nobody has set any', async () => {
    await documentoNegocio().delete();
    const { parametros, ...resto } = await leidos();
    expect({ ...PARAMETROS, ...UMBRALES }).toMatchObject(parametros);
    expect(resto).toMatchObject({
      festivos: [],
      exigir_segundo_gerente: false,
      mudanza: null,
      no_sirven: [],
    });
    expect((await guardar({ exigir_segundo_gerente: true })).cuerpo.exigir_segundo_gerente).toBe(true);
  });

  it('that are not named stay; what is saved is in the audit, with who and why', async () => {
    await guardar({ parametros: { hora_apertura: 9 }, legales: { lugar: 'Durango' } });
    const { estado, cuerpo } = await guardar(
      { parametros: { hora_cierre: 20 }, legales: { lugar: null } },
      { motivo: 'Temporada' },
    );
    expect([estado, cuerpo.parametros['hora_apertura'], cuerpo.parametros['hora_cierre']]).toEqual([
      200, 9, 20,
    ]);
    expect(cuerpo.legales.lugar).toBeNull();
    expect(guardados().at(-1)).toMatchObject({
      id_usuario: gerente.uid,
      documento: 'configuracion/negocio',
      antes: { hora_cierre: null, lugar: 'Durango' },
      despues: { hora_cierre: 20, lugar: null, motivo: 'Temporada' },
    });
  });

  it('remember that transfers were taken once, for the screens of those in the books; the audit has nothing of that', async () => {
    const dicho = async () => (await invocar(cobrador, 'configuracionNegocio', {})).cuerpo;
    await documentoNegocio().update({ 'parametros.dias_transferencia': 0 });
    pasar(2);
    await guardar({ parametros: { hora_apertura: 9 } });
    pasar(2);
    const sinEllas = await dicho();
    expect(sinEllas).not.toHaveProperty('hubo_transferencias');
    await guardar({ parametros: { dias_transferencia: 5 } });
    await guardar({ parametros: { dias_transferencia: 0 } });
    await guardar({ parametros: { hora_apertura: 9 } });
    pasar(2);
    const despues = await dicho();
    expect(despues).toMatchObject({ hubo_transferencias: true, parametros: { dias_transferencia: 0 } });
    expect(despues.version).not.toBe(sinEllas.version);
    expect(JSON.stringify(guardados())).not.toContain('hubo_transferencias');
  });

  it('are the same ones in whatever order their fields are stored', async () => {
    await guardar({ parametros: { hora_apertura: 9, hora_cierre: 20 }, legales: { lugar: 'Durango' } });
    const { version } = await leidos();
    const { parametros, ...resto } = (await documentoNegocio().get()).data() ?? SIN_AJUSTES;
    const alReves = <T extends object>(mapa: T) => Object.fromEntries(Object.entries(mapa).toReversed()) as T;
    expect(versionDeAjustes({ ...alReves(resto), parametros: alReves(parametros) })).toBe(version);
  });

  it('are in force within a minute', async () => {
    const alas = async (hora: string) => {
      a('2026-11-19', hora);
      return (
        await invocar(cobrador, 'registrarAbono', {
          cuerpo: { id_credito: `${cobrador.uid}-cre-30`, monto: 120 },
        })
      ).cuerpo.message;
    };
    expect(await alas('09:30')).toBe('Horario de cobranza: 10:00 - 18:00');
    await guardar({ parametros: { hora_apertura: 9 } });
    pasar(1);
    expect(await alas('09:32')).toBeUndefined();
  });

  it('of another manager who was faster are told, and nothing changes', async () => {
    const { version } = await leidos();
    await guardar({ parametros: { hora_cierre: 19 } });
    const antes = doc('configuracion/negocio');
    const { estado, cuerpo } = await invocar(gerente, 'guardarAjustes', {
      cuerpo: { cambios: { parametros: { hora_cierre: 17 } }, visto: version },
    });
    expect([estado, cuerpo.code]).toEqual([409, 'CAMBIO_MIENTRAS']);
    expect(doc('configuracion/negocio')).toEqual(antes);
  });

  it('of the console go on working; a value that no rule can use is told', async () => {
    await documentoNegocio().set({
      ...SIN_AJUSTES,
      parametros: { hora_cierre: 'tarde', horas_captura_maximas: 300, hora_apertura: 8 },
      rfc: 'XX',
    });
    const { no_sirven, parametros } = await leidos();
    expect(no_sirven).toEqual([
      { campo: 'hora_cierre', valor: 'tarde' },
      { campo: 'horas_captura_maximas', valor: '300' },
      { campo: 'rfc', valor: 'XX' },
    ]);
    const { hora_cierre, hora_apertura, horas_captura_maximas } = parametros;
    expect([hora_cierre, hora_apertura, horas_captura_maximas]).toEqual([18, 8, 72]);
    // And as the screen says it, it is.
    pasar(2);
    const rige = await leerNegocio();
    expect({ ...rige.parametros, ...rige.umbrales }).toMatchObject(parametros);
    await guardar({ parametros: { hora_apertura: 9 } });
    expect(doc('configuracion/negocio')['parametros']).toEqual({ hora_apertura: 9 });
  });

  it('of the console stop nobody, whatever a hand wrote; each is told, and others can be saved', async () => {
    const repetido = [puente('2026-12-01'), puente('2026-12-01', 'Otro')];
    const escrito = {
      festivos: [...repetido, { fecha: '25/12/2026', nombre: 'Navidad' }, puente('2026-11-02', 'Muertos')],
      exigir_segundo_gerente: 'sí',
      motivos_visita: 'No estaba',
      razon_social: 5,
      mostrar_cat: 'true',
      parametros: { hora_apertura: 19 },
    };
    await documentoNegocio().set(escrito as never);
    a('2026-11-19', '11:00');
    const pago = { cuerpo: { id_credito: `${cobrador.uid}-cre-30`, monto: 120 } };
    expect((await invocar(cobrador, 'registrarAbono', pago)).estado).toBe(200);
    await minutos();
    const dichos = await leidos();
    expect(dichos.no_sirven).toEqual([
      { campo: 'hora_apertura', valor: '19' },
      { campo: 'razon_social', valor: '5' },
      { campo: 'mostrar_cat', valor: 'true' },
      { campo: 'motivos_visita', valor: 'No estaba' },
      { campo: 'exigir_segundo_gerente', valor: 'sí' },
      { campo: 'festivos', valor: '{"fecha":"25/12/2026","nombre":"Navidad"}' },
      { campo: 'festivos', valor: '{"fecha":"2026-11-02","nombre":"Muertos"}' },
    ]);
    expect(dichos.festivos).toEqual([puente('2026-11-02', 'Muertos'), puente('2026-12-01', 'Otro')]);
    // The day twice is one in the calendar, and the one that is over too long is none.
    expect(doc('configuracion/calendario')['versiones']).toMatchObject([
      {},
      { mas: [puente('2026-12-01', 'Otro')] },
    ]);
    expect((await guardar({ legales: { lugar: 'Durango' } })).estado).toBe(200);
    const { estado, cuerpo } = await guardar({ festivos: [...dichos.festivos, puente('2026-12-25')] });
    expect([estado, cuerpo.festivos.length]).toEqual([200, 3]);
  });

  it.each([
    ['a number below its bounds', { parametros: { dias_idempotencia: 6 } }, 400],
    ['a number above them', { parametros: { horas_captura_maximas: 145 } }, 400],
    ['half a number', { parametros: { hora_cierre: 18.5 } }, 400],
    ['one that nobody knows', { parametros: { interes: 30 } }, 400],
    ['one that stays with the console', { parametros: { tolerancia_futuro_min: 5 } }, 400],
    ['a percentage beyond all', { parametros: { porcentaje_renovacion: 101 } }, 400],
    ['a rest below zero', { parametros: { resto_minimo_centavos: -1 } }, 400],
    ['closing before opening', { parametros: { hora_cierre: 9 } }, 400],
    ['a day twice', { festivos: [puente('2026-12-01'), puente('2026-12-01', 'Otro')] }, 400],
    ['a day without a name', { festivos: [puente('2026-12-01', ' ')] }, 400],
    ['a day that does not exist', { festivos: [{ fecha: '2026-02-30', nombre: 'x' }] }, 400],
    ['a day of last week', { festivos: [puente('2026-11-10')] }, 422],
    ['an RFC that is none', { legales: { rfc: 'XX' } }, 400],
    ['a reason without words', { motivos_visita: [''] }, 400],
    ['too many reasons', { motivos_visita: Array.from({ length: 13 }, (_, i) => `Motivo ${i}`) }, 400],
  ])('%s is refused, and nothing changes', async (_que, cambios, estado) => {
    const antes = doc('configuracion/negocio');
    expect((await guardar(cambios)).estado).toBe(estado);
    expect([doc('configuracion/negocio'), guardados()]).toEqual([antes, []]);
  });
});

describe('a holiday', () => {
  it('moves as many credits as its question said', async () => {
    const [dicho, domingo] = [await efecto('2026-12-01'), await efecto('2026-11-22')];
    // On a Sunday those of thirty days are not collected.
    expect([dicho, domingo]).toEqual([6, 4]);
    const { cuerpo } = await guardar({ festivos: [puente('2026-12-01')] });
    expect([cuerpo.por_aplicar, cuerpo.mudanza]).toEqual([true, null]);
    await minutos(1);
    expect((await leidos()).por_aplicar).toBe(false);
    expect((await leidos()).mudanza).toMatchObject({ version: 2, en_curso: true, creditos: 0 });
    await minutos(2);
    expect((await leidos()).mudanza).toMatchObject({ version: 2, en_curso: false, creditos: dicho });
    await cuadra();
  });

  it('of a day that is over does not count whoever began on it or later', async () => {
    const pedido = { nombre: 'Ana Ruiz', negocio: 'x', direccion: 'x', telefono: '6181234567' };
    const { cuerpo } = await invocar(otro, 'registrarCliente', {
      cuerpo: { ...pedido, monto_solicitado: 3000, dias_pago: 30 },
    });
    await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito: cuerpo.id_credito } });
    expect([await efecto('2026-11-18'), await efecto('2026-11-19')]).toEqual([6, 7]);
  });

  it('that was listed before stays, however old it is', async () => {
    await documentoNegocio().update({ festivos: [{ fecha: fecha('2025-12-25'), nombre: 'Navidad' }] });
    const { estado } = await guardar({
      festivos: [puente('2025-12-25', 'Navidad'), puente('2026-12-25', 'Navidad')],
    });
    expect(estado).toBe(200);
    expect((await guardar({ festivos: [puente('2026-12-25', 'Navidad')] })).estado).toBe(422);
  });
});
