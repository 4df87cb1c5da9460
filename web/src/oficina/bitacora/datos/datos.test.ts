import { fecha } from '@leal/domain';
import { describe, expect, test } from 'vitest';
import { dichos } from '../../../lib/en-la-url.ts';
import { creditoDe, textoAccion } from './acciones.ts';
import { cambiosDe } from './cambios.ts';
import { EN_LA_URL, rutaDeBitacora } from './filtro.ts';

describe('what was done', () => {
  test.each([
    ['abonos/registrar', { tipo: 'pago' }, 'Registró un pago'],
    ['abonos/registrar', { tipo: 'visita' }, 'Registró una visita sin pago'],
    ['clientes/eliminar', null, 'Eliminó un cliente'],
    ['algo/nuevo', null, 'algo/nuevo'],
  ])('%s %j: %s', (accion, despues, texto) => {
    expect(textoAccion({ accion, despues })).toBe(texto);
  });

  test.each([
    ['creditos/c1', 'c1'],
    ['creditos/c1/movimientos/pago-2026-11-18', 'c1'],
    ['clientes/x', null],
  ])('%s is about credit %s', (documento, credito) => {
    expect(creditoDe({ documento })).toBe(credito);
  });
});

describe('before and after', () => {
  test('only what changed, as people write it', () => {
    const antes = { total_pagado: 0, saldo: 3600, atrasos: 1, estado_credito: 'Aprobado' };
    const despues = {
      ...antes,
      tipo: 'pago',
      monto: 120.5,
      fecha: '2026-11-18',
      saldo: 3479.5,
      total_pagado: 120.5,
    };
    expect(cambiosDe({ antes, despues })).toEqual([
      { campo: 'total_pagado', nombre: 'Total pagado', antes: '$0.00', despues: '$120.50' },
      { campo: 'saldo', nombre: 'Saldo', antes: '$3,600.00', despues: '$3,479.50' },
      { campo: 'tipo', nombre: 'Tipo', antes: null, despues: 'pago' },
      { campo: 'monto', nombre: 'Monto', antes: null, despues: '$120.50' },
      { campo: 'fecha', nombre: 'Fecha', antes: null, despues: '18/11/2026' },
    ]);
  });

  test.each([
    [{ activo: true }, { activo: false }, 'Sí', 'No'],
    [{ id_rol: 5 }, { id_rol: 6 }, 'Cobrador', 'Gerente'],
    [{ dias_pago: 30 }, { dias_pago: 60 }, '30 días', '60 días'],
    [{ interes: 20 }, { interes: 30 }, '20 %', '30 %'],
    [
      {
        festivos: [
          { fecha: '2026-12-25', nombre: 'Navidad' },
          { fecha: '2026-12-12', nombre: 'Puente' },
        ],
      },
      {
        festivos: [
          { fecha: '2026-12-25', nombre: 'Navidad' },
          { fecha: '2026-12-12', nombre: 'Huelga' },
        ],
      },
      '12/12/2026 Puente',
      '12/12/2026 Huelga',
    ],
    [
      { festivos: [{ fecha: 'ayer', nombre: 'x' }] },
      { festivos: [{ fecha: '2026-12-25', nombre: 'Navidad' }] },
      '—',
      '25/12/2026 Navidad',
    ],
    [{ colonia: 'Centro' }, { colonia: '' }, 'Centro', '—'],
    [{ tipo: 'pago' }, { tipo: 'edicion_pago' }, 'pago', 'edición de pago'],
    [
      { efectivo_corregido: 'devuelto' },
      { efectivo_corregido: 'no_recibido' },
      'se devolvió',
      'no se recibió',
    ],
    [{ orden_clientes: ['a'] }, { orden_clientes: ['a', 'b'] }, '1 clientes', '2 clientes'],
  ])('%j → %j', (antes, despues, era, es) => {
    expect(cambiosDe({ antes, despues })).toMatchObject([{ antes: era, despues: es }]);
  });

  test('what is made for machines, and what is empty on something new, is not said', () => {
    const despues = { slug: 'ana', id_credito: 'c1', comentario: '', nombre: 'Ana' };
    expect(cambiosDe({ antes: null, despues }).map(({ campo }) => campo)).toEqual(['nombre']);
  });

  test('what a request asks for is said field by field', () => {
    const despues = { motivo: 'Se mudó', cambios: { calle: 'Hidalgo 12' } };
    expect(cambiosDe({ antes: null, despues })).toMatchObject([
      { nombre: 'Motivo', despues: 'Se mudó' },
      { nombre: 'Calle', despues: 'Hidalgo 12' },
    ]);
  });
});

describe('the filter in the address', () => {
  const FILTRO = { id_cobrador: 'c', id_cliente: 'x', accion: 'gastos/crear', desde: fecha('2026-11-01') };

  test('is read as it was written', () => {
    expect(dichos(EN_LA_URL.leer(EN_LA_URL.escribir(FILTRO)))).toEqual(FILTRO);
    expect(rutaDeBitacora({ id_cliente: 'x' })).toBe('/gerente/bitacora?cliente=x');
  });

  test('a day that is none, or one still being typed, is no filter', () => {
    const direccion = new URLSearchParams('desde=2026-02-30&hasta=0002-11-18&accion=');
    expect(dichos(EN_LA_URL.leer(direccion))).toEqual({});
  });
});
