import {
  CAMPOS_TEXTO,
  MAXIMO_REFERENCIAS,
  MENSAJE_REFERENCIAS,
  SENAS,
  TEXTOS_OPCIONALES,
} from '@leal/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  datosCliente,
  fichaCliente,
  fichaGuardada,
  parteDeFicha,
  referencia,
  referenciasDichas,
  senasCliente,
} from './cliente.ts';

const MADRE = { nombre: 'Rosa', telefono: '8112345678', relacion: 'Madre' };
const textos = Object.fromEntries([...CAMPOS_TEXTO, 'slug', 'ubicacion'].map((campo) => [campo, campo]));
const ENTERA = { ...textos, referencias: [MADRE] };
const dichos = ({ error }: { error?: z.core.$ZodError | undefined }) =>
  error?.issues.map(({ message }) => message);

describe('what a person types of a client', () => {
  const deAlta = z.object(datosCliente);
  const BIEN = { nombre: 'Ana', negocio: 'Tacos', direccion: 'Juárez 12', telefono: '8112345678' };

  it('is name, business, address and telephone at least', () => expect(deAlta.parse(BIEN)).toEqual(BIEN));

  it.each([
    ['nombre', 'El nombre es requerido'],
    ['negocio', 'El negocio es requerido'],
    ['direccion', 'La dirección es requerida'],
    ['telefono', 'Ingrese un número de teléfono válido de 10 dígitos'],
  ])('without %s it says so', (campo, dicho) =>
    expect(dichos(deAlta.safeParse({ ...BIEN, [campo]: ' ' }))).toEqual([dicho]),
  );

  it('has so many references at most, and says how many', () => {
    const con = (cuantas: number) =>
      deAlta.safeParse({ ...BIEN, referencias: Array.from({ length: cuantas }, () => MADRE) });
    expect(con(MAXIMO_REFERENCIAS).success).toBe(true);
    expect(dichos(con(MAXIMO_REFERENCIAS + 1))).toEqual([MENSAJE_REFERENCIAS]);
  });
});

describe('a reference', () => {
  it('is somebody whom to call: a name and a telephone, and who it is where that is known', () => {
    expect(referencia.parse(MADRE)).toEqual(MADRE);
    const { relacion: _, ...sinRelacion } = MADRE;
    expect(referencia.parse(sinRelacion)).toEqual({ ...sinRelacion, relacion: '' });
  });

  it.each([{ nombre: '' }, { telefono: '8' }, { correo: 'rosa@leal.demo' }])('is none with %j', (mal) =>
    expect(referencia.safeParse({ ...MADRE, ...mal }).success).toBe(false),
  );

  it('is said with all three', () => {
    expect(referenciasDichas.parse([MADRE])).toEqual([MADRE]);
    expect(referenciasDichas.safeParse([{ nombre: 'Rosa' }]).success).toBe(false);
  });
});

describe('a client as it is kept and said', () => {
  it.each([
    ['in an answer', z.object(fichaCliente)],
    ['in its record', z.object(fichaGuardada)],
  ])(
    'has all that was typed and what follows from it, %s; who is older than references has none',
    (_, forma) => {
      expect(forma.parse(ENTERA)).toEqual(ENTERA);
      const { referencias: __, ...vieja } = ENTERA;
      expect(forma.parse(vieja)).toEqual({ ...vieja, referencias: [] });
      expect(forma.safeParse({ referencias: [] }).success).toBe(false);
    },
  );

  it('a record that is older than an optional field has it empty', () => {
    const vieja = Object.fromEntries(
      Object.entries(ENTERA).filter(([campo]) => !(TEXTOS_OPCIONALES as readonly string[]).includes(campo)),
    );
    const vacios = Object.fromEntries(TEXTOS_OPCIONALES.map((campo) => [campo, '']));
    expect(z.object(fichaGuardada).parse(vieja)).toEqual({ ...ENTERA, ...vacios });
  });

  it('a list shows the part of it by which a client is found; an edit any part', () => {
    expect(Object.keys(z.object(senasCliente).parse(ENTERA))).toEqual(SENAS);
    const { slug: _, ubicacion: __, ...editable } = ENTERA as Record<string, unknown>;
    const parte = z.strictObject(parteDeFicha);
    for (const dicha of [{}, { calle: 'Juárez' }, { referencias: [] }, editable])
      expect(parte.parse(dicha)).toEqual(dicha);
  });
});
