import { expect, test } from 'vitest';
import { ErrorApi } from '../../lib/api/error-api.ts';
import { repartirFallo } from './repartir-fallo.ts';

function unFormulario(campos: readonly string[]) {
  const puestos: Record<string, string[]> = {};
  const enfocados: string[] = [];
  return {
    puestos,
    enfocados,
    getFieldsValue: () => Object.fromEntries(campos.map((campo) => [campo, undefined])),
    setFields: (nuevos: { name: (string | number)[]; errors: string[] }[]) => {
      for (const { name, errors } of nuevos) puestos[name.join('.')] = errors;
    },
    focusField: (campo: (string | number)[]) => enfocados.push(campo.join('.')),
  };
}

const refusal = (...campos: string[]) =>
  new ErrorApi({
    codigo: 'DATOS_INVALIDOS',
    mensaje: 'Los datos enviados no son válidos.',
    detalles: campos.map((campo) => ({ campo, mensaje: `${campo} no` })),
  });

test('what the server refuses stands beside its field, with the focus in the first', () => {
  const formulario = unFormulario(['nombre', 'telefono']);
  expect(repartirFallo(formulario, refusal('telefono', 'cambios.nombre'), 'No se pudo')).toBeNull();
  expect(formulario.puestos).toEqual({ telefono: ['telefono no'], nombre: ['cambios.nombre no'] });
  expect(formulario.enfocados).toEqual(['telefono']);
});

test('what is wrong in a line of a list stands in that line, whatever else has the same name', () => {
  const formulario = unFormulario(['nombre', 'referencias']);
  const fallo = refusal('cambios.referencias.1.nombre');
  expect(repartirFallo(formulario, fallo, 'No se pudo')).toBeNull();
  expect(formulario.puestos).toEqual({ 'referencias.1.nombre': ['cambios.referencias.1.nombre no'] });
  expect(formulario.enfocados).toEqual(['referencias.1.nombre']);
});

test('what names no field of the form is said to the whole form, beside what does', () => {
  const formulario = unFormulario(['nombre']);
  expect(repartirFallo(formulario, refusal('nombre', 'interes'), 'No se pudo')).toBe(
    'Los datos enviados no son válidos.',
  );
  expect(formulario.puestos).toEqual({ nombre: ['nombre no'] });
});

test.each([
  [new ErrorApi({ codigo: 'SOLICITUD_PENDIENTE' }), 'Ya hay una solicitud pendiente.'],
  [new ErrorApi({ codigo: 'SIN_CONEXION' }), 'Sin conexión. Revisa tu señal.'],
  [new Error('boom'), 'Intenta de nuevo.'],
])('%s names no field: its message, or the screen’s own', (error, mensaje) => {
  const formulario = unFormulario(['nombre']);
  expect(repartirFallo(formulario, error, 'Intenta de nuevo.')).toBe(mensaje);
  expect(formulario.enfocados).toEqual([]);
});

test('a refusal by a rule stands beside the field it is about', () => {
  const formulario = unFormulario(['nombre', 'dias_pago']);
  expect(repartirFallo(formulario, new ErrorApi({ codigo: 'PLAZO_NO_EDITABLE' }), 'No se pudo')).toBeNull();
  expect(Object.keys(formulario.puestos)).toEqual(['dias_pago']);
});
