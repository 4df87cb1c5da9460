import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  dia,
  dicho,
  dichos,
  dinero,
  distinto,
  guardado,
  guardados,
  igual,
  momento,
  nulable,
  nuloSiFalta,
  opcional,
} from './campo.ts';

const CAMPOS = {
  monto: dinero,
  fecha: dia,
  creado_en: momento,
  nombre: igual(z.string()),
  nota: opcional(igual(z.string())),
  debe: nulable(dinero),
  motivo: nuloSiFalta(igual(z.string())),
  clave: guardado(z.string()),
  hora: dicho(z.string()),
  estado: distinto(z.int(), z.string()),
};
const documento = z.object(guardados(CAMPOS));
const respuesta = z.object(dichos(CAMPOS));

const EN = '2026-11-20T11:00:00.000-06:00';
const GUARDADO = {
  monto_centavos: 12_050,
  fecha: '2026-11-20',
  creado_en: new Date(EN),
  nombre: 'Ana',
  nota: 'Azul',
  debe_centavos: null,
  motivo: 'Dedo',
  clave: 'k',
  estado: 1,
};
const DICHO = {
  monto: 120.5,
  fecha: '2026-11-20',
  creado_en: EN,
  nombre: 'Ana',
  nota: 'Azul',
  debe: null,
  motivo: 'Dedo',
  hora: '11:00',
  estado: 'abierta',
};

it('one shape says how each field is stored and how it is sent', () => {
  expect(documento.parse(GUARDADO)).toEqual(GUARDADO);
  expect(z.decode(respuesta, DICHO)).toEqual({ ...DICHO, monto: 12_050 });
});

it('what may be absent or null is so on both sides; what older documents lack is null in an answer', () => {
  const { nota: _, motivo: __, ...viejo } = GUARDADO;
  expect(documento.parse(viejo)).toEqual({ ...viejo, motivo: null });
  const { nota: ___, ...sinNota } = DICHO;
  expect(z.safeDecode(respuesta, { ...sinNota, motivo: null }).success).toBe(true);
  const { motivo: ____, ...sinMotivo } = DICHO;
  expect(z.safeDecode(respuesta, sinMotivo as typeof DICHO).success).toBe(false);
});

it('only what does not follow from the document is for the presenting code to say', () => {
  const propios = Object.entries(CAMPOS).filter(([, { propio }]) => propio);
  expect(propios.map(([nombre]) => nombre)).toEqual(['clave', 'hora', 'estado']);
});
