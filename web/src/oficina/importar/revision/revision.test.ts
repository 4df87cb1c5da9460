import { centavos, fecha, NEGOCIO_POR_DEFECTO, proponerColumnas } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { armarRenglones, type Hoja, type Mendados } from './armar.ts';
import { contarClases, contarDudas, revisarTodos, sumasDelArchivo, totalesPorCobrador } from './revisar.ts';

const COBRADORES = [
  { id_usuario: 'c1', nombre: 'Beto Ruiz', email: 'beto@leal.demo', activo: true },
  { id_usuario: 'c2', nombre: 'Carla Díaz', email: 'carla@leal.demo', activo: true },
  { id_usuario: 'c3', nombre: 'Dora', email: 'dora@leal.demo', activo: false },
  { id_usuario: 'c4', nombre: 'Luis', email: 'luis1@leal.demo', activo: true },
  { id_usuario: 'c5', nombre: 'Luis', email: 'luis2@leal.demo', activo: true },
];
const CUANDO = { hoy: fecha('2026-11-18'), cobradores: COBRADORES };
const ENCABEZADO = ['Ruta', 'Cliente', 'Teléfono', 'Préstamo', 'Plazo', 'Inicio', 'Pagado', 'Saldo'];
const NADIE = { personas: new Map(), resultados: new Map() };

const hojaDe = (...filas: Hoja['filas']): Hoja => ({
  filas: [['CARTERA'], [], ENCABEZADO, ...filas],
  encabezado: 2,
  columnas: proponerColumnas(ENCABEZADO),
});
const ANA = ['BETO RUIZ', 'ANA\u00A0LÓPEZ', 6_181_234_567, '$3,000.00', '30 días', 'lun 9 nov', 600, 3000];
const cambiada = (lugar: number, valor: string | number | null) =>
  ANA.map((celda, i) => (i === lugar ? valor : celda));

const revisar = (hoja: Hoja, mendados: Mendados = {}, aceptadas = {}, servidor = NADIE) => {
  const { leidos, omitidos } = armarRenglones(hoja, mendados, CUANDO);
  const cuando = { hoy: CUANDO.hoy, negocio: NEGOCIO_POR_DEFECTO };
  return { revisados: revisarTodos(leidos, aceptadas, servidor, cuando), omitidos };
};

describe('a row of people’s files', () => {
  it('says what the server is sent', () => {
    const [ana] = revisar(hojaDe(ANA)).revisados;
    expect(ana).toMatchObject({
      renglon: 4,
      clase: 'lista',
      dice: {
        renglon: 4,
        id_cobrador: 'c1',
        nombre: 'Ana López',
        negocio: 'Sin negocio',
        direccion: 'Sin dirección',
        telefono: '6181234567',
        monto_solicitado: 300_000,
        dias_pago: 30,
        fecha_inicio: '2026-11-09',
        total_pagado: 60_000,
        atrasos: 0,
        saldo: 300_000,
      },
    });
  });

  it.each([
    [0, 'Nadie', "no hay un cobrador 'Nadie'"],
    [0, '', 'falta el cobrador'],
    [0, 'Dora', 'Dora no está activo'],
    [0, 'luis', "hay 2 cobradores 'luis': escribe su correo"],
    [1, '', 'el nombre es requerido'],
    [2, '618', 'ingrese un número de teléfono válido de 10 dígitos'],
    [3, 'tres mil', "no se entiende Monto 'tres mil'"],
    [3, '', 'falta Monto'],
    [4, '45', 'el plazo 45 no es 30, 40 o 60'],
    [5, '31/02/2026', "no se entiende Inicio '31/02/2026'"],
    [6, null, 'falta Pagado'],
    [6, 3600, 'ya está pagado ($3,600.00): no se importa'],
  ])('with %s: %j in a cell is wrong, and says why', (lugar, valor, mensaje) => {
    const [revisado] = revisar(hojaDe(cambiada(lugar, valor))).revisados;
    expect([revisado?.clase, revisado?.hallazgos.map((hallazgo) => hallazgo.mensaje)]).toEqual([
      'mal',
      [mensaje],
    ]);
  });

  it.each([
    [{ apellidos: 'LÓPEZ DE LA O' }, { nombre: 'Ana López de la O' }],
    [{ total_pagado: '-', saldo: '' }, { total_pagado: 0 }],
    [{ monto_diario: '119.999' }, { monto_diario: 12_000 }],
  ])('with %j says %j', (campos, dice) => {
    const [revisado] = revisar(hojaDe(cambiada(1, 'ANA')), { 4: campos }).revisados;
    expect(revisado).toMatchObject({ clase: 'lista', dice });
  });

  it('is mended in the table', () => {
    const { revisados } = revisar(hojaDe(cambiada(4, '45')), {
      4: { dias_pago: '40', cobrador: 'carla@leal.demo' },
    });
    expect(revisados[0]).toMatchObject({ clase: 'lista', dice: { dias_pago: 40, id_cobrador: 'c2' } });
  });

  it('that is doubtful waits until that is accepted', () => {
    const hoja = hojaDe(cambiada(7, 2500));
    expect(contarDudas(revisar(hoja).revisados)).toEqual([['saldo', 1]]);
    expect(revisar(hoja).revisados[0]?.clase).toBe('dudosa');
    expect(revisar(hoja, {}, { 4: ['tocayo'] }).revisados[0]?.clase).toBe('dudosa');
    expect(revisar(hoja, {}, { 4: ['saldo'] }).revisados[0]?.clase).toBe('lista');
  });

  it('hears what the server says of its person, and of itself once it was sent', () => {
    const duda = {
      campo: 'telefono',
      duda: 'telefono' as const,
      mensaje: 'tiene el mismo teléfono que Luis, en Leal',
    };
    const personas = new Map([['c1|Ana López|6181234567', [duda]]]);
    expect(revisar(hojaDe(ANA), {}, {}, { personas, resultados: new Map() }).revisados[0]).toMatchObject({
      clase: 'dudosa',
      hallazgos: [duda],
    });
    const rechazada = new Map([[4, [{ campo: 'cobrador', duda: null, mensaje: 'Beto no está activo' }]]]);
    expect(revisar(hojaDe(ANA), {}, {}, { ...NADIE, resultados: rechazada }).revisados[0]?.clase).toBe('mal');
    const hecha = new Map([[4, 'importado' as const]]);
    expect(revisar(hojaDe(ANA), {}, {}, { personas, resultados: hecha }).revisados[0]).toMatchObject({
      clase: 'importada',
      hallazgos: [],
    });
  });
});

describe('a whole sheet', () => {
  const otra = ['carla@leal.demo', 'Eva', '6180000000', 1000, 30, new Date('2026-11-09'), 0, 1200];
  const hoja = hojaDe(ANA, [], otra, ['', 'EJEMPLO: Juan', '', '', '', '', '', ''], ENCABEZADO, [
    '',
    'TOTAL',
    '',
    '$4,000.00',
    '',
    '',
    600,
    '4,200.00',
  ]);

  it('leaves out sums, blank rows, headings once more and the template’s examples', () => {
    const { revisados, omitidos } = revisar(hoja);
    expect(revisados.map(({ renglon }) => renglon)).toEqual([4, 6]);
    expect(omitidos).toEqual({ totales: [9], vacios: 2 });
    expect(contarClases(revisados)).toEqual({ lista: 2, dudosa: 0, mal: 0, importada: 0 });
  });

  it('adds up by collector, beside what the file says', () => {
    expect(totalesPorCobrador(revisar(hoja).revisados, COBRADORES)).toEqual([
      {
        nombre: 'Beto Ruiz',
        creditos: 1,
        prestado: 300_000,
        pagado: 60_000,
        saldo: 300_000,
        segunArchivo: 300_000,
      },
      {
        nombre: 'Carla Díaz',
        creditos: 1,
        prestado: 100_000,
        pagado: 0,
        saldo: 120_000,
        segunArchivo: 120_000,
      },
    ]);
    expect(sumasDelArchivo(hoja, [9], 'saldo')).toEqual([{ renglon: 9, monto: centavos(420_000) }]);
    expect(sumasDelArchivo(hoja, [9], 'orden')).toEqual([]);
  });
});
