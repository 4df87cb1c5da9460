import type { Ajustes, CambiosDeAjustes } from '@leal/contract';
import {
  AJUSTES,
  type Ajuste,
  ajustesConSentido,
  AVISO_DE_COBRO,
  centavos,
  CRITERIOS,
  type Criterios,
  deFabrica,
  errorDeAjuste,
  esMonto,
  limitesDe,
  type NombreAjuste,
  TEMAS,
  textoDeNumero,
} from '@leal/domain';
import { escribirMonto, leerMonto } from '../../lib/leer-monto.ts';
import {
  esAjusteDeNumero,
  leerHorarios,
  lineasDeHorarios,
  NOMBRES_DE_AJUSTES,
  textoDeAjuste,
} from '../../piezas/campos/ajustes.ts';

/** A field of a group, as it is read and typed. */
export type Campo = {
  readonly nombre: string;
  readonly etiqueta: string;
  readonly que: string;
  readonly clase: 'numero' | 'texto' | 'largo' | 'casilla';
  readonly valor: string | boolean;
  /** The value as it is read: '18 h'. */
  readonly dicho: string;
  /** The limits of what may be typed, and the value where nobody set any: 'Entre 1 y 24 h; de fábrica, 18 h.' */
  readonly limites?: string;
  readonly error?: (texto: string) => string | null;
};

/** Settings that are changed in one question. */
export type Grupo = {
  readonly titulo: string;
  readonly campos: readonly Campo[];
  /** The changes of these fields, and of no other. */
  readonly cambios: (valores: Readonly<Record<string, string | boolean>>) => CambiosDeAjustes;
};

const NADA = 'No está puesto';
const esNatural = (texto: string): boolean => /^\d{1,6}$/.test(texto.trim());

/** Whether data of credits are stored by it. */
export const esCriterio = (nombre: string): nombre is keyof Criterios =>
  (CRITERIOS as readonly string[]).includes(nombre);

/** The typed number of a setting; null: it is none. */
export function leerNumero(nombre: string, texto: string): number | null {
  if (esAjusteDeNumero(nombre) && esMonto(nombre)) return leerMonto(texto);
  return esNatural(texto) ? Number(texto) : null;
}

function numero(nombre: NombreAjuste, valor: number): Campo {
  const { nombre: etiqueta, que }: Ajuste = AJUSTES[nombre];
  return {
    nombre,
    etiqueta,
    que,
    clase: 'numero',
    valor: esMonto(nombre) ? escribirMonto(centavos(valor)) : String(valor),
    dicho: textoDeNumero(nombre, valor),
    limites: `${limitesDe(nombre)}; de fábrica, ${textoDeNumero(nombre, deFabrica(nombre))}.`,
    error: (texto) => errorDeAjuste(nombre, leerNumero(nombre, texto) ?? NaN),
  };
}

const texto = (nombre: string, etiqueta: string, que: string, valor: string | null): Campo => ({
  nombre,
  etiqueta,
  que,
  clase: 'texto',
  valor: valor ?? '',
  dicho: valor ?? NADA,
});
const largo = (...partes: Parameters<typeof texto>): Campo => ({ ...texto(...partes), clase: 'largo' });
const casilla = (nombre: string, etiqueta: string, que: string, valor: boolean): Campo => ({
  nombre,
  etiqueta,
  que,
  clase: 'casilla',
  valor,
  dicho: valor ? 'Sí' : 'No',
});

/** Long texts are read where they are used: here, whether there is one. */
const conTexto = (campo: Campo, sinTexto: string): Campo => ({
  ...campo,
  dicho: campo.valor === '' ? sinTexto : 'Escrito por ustedes',
});

const SIN_VACIOS = /^\s*$/;
const lineas = (valor: string | boolean): string[] =>
  String(valor)
    .split('\n')
    .map((linea) => linea.trim())
    .filter((linea) => linea !== '');

/** The weekdays with other hours, a line each. */
const deHorarios = ({ horarios }: Ajustes): Campo => ({
  ...largo(
    'horarios',
    NOMBRES_DE_AJUSTES.horarios,
    'Un día por renglón, por ejemplo: domingo 9-14. Los demás, a las horas de arriba.',
    lineasDeHorarios(horarios).join('\n'),
  ),
  dicho: textoDeAjuste('horarios', horarios),
  error: (escrito) => {
    const leidos = leerHorarios(lineas(escrito));
    return typeof leidos === 'string' ? leidos : null;
  },
});

function cambiosDeNumeros({ horarios, ...numeros }: Readonly<Record<string, string | boolean>>) {
  const leidos = horarios === undefined ? undefined : leerHorarios(lineas(horarios));
  const parametros = Object.fromEntries(
    Object.entries(numeros).map(([nombre, valor]) => [nombre, leerNumero(nombre, String(valor))]),
  );
  return {
    ...(Object.keys(parametros).length > 0 && { parametros }),
    ...(typeof leidos === 'object' && { horarios: leidos }),
  };
}

const deNumeros = (ajustes: Ajustes): Grupo[] =>
  (Object.keys(TEMAS) as (keyof typeof TEMAS)[]).map((tema) => ({
    titulo: TEMAS[tema],
    campos: [
      ...ajustesConSentido(ajustes.parametros)
        .filter((nombre) => AJUSTES[nombre].tema === tema)
        .map((nombre) => numero(nombre, ajustes.parametros[nombre] ?? 0)),
      ...(tema === 'horario' ? [deHorarios(ajustes)] : []),
    ],
    cambios: cambiosDeNumeros,
  }));

const deTextos = ({ motivos_visita, aviso_cobro }: Ajustes): Grupo => ({
  titulo: 'Textos de la calle',
  campos: [
    {
      ...largo(
        'motivos_visita',
        NOMBRES_DE_AJUSTES.motivos_visita,
        'Un motivo por renglón, hasta 12.',
        motivos_visita.join('\n'),
      ),
      dicho: motivos_visita.join(' · '),
      error: (escrito) => (lineas(escrito).length === 0 ? 'Escribe al menos un motivo' : null),
    },
    {
      ...largo(
        'aviso_cobro',
        NOMBRES_DE_AJUSTES.aviso_cobro,
        'Lo que el cobrador manda antes de pasar. {nombre} y {monto} se llenan solos.',
        aviso_cobro,
      ),
      error: (escrito) =>
        SIN_VACIOS.test(escrito) ? `Escribe el texto, por ejemplo: ${AVISO_DE_COBRO}` : null,
    },
  ],
  cambios: ({ motivos_visita: motivos, aviso_cobro: aviso }) => ({
    ...(motivos !== undefined && { motivos_visita: lineas(motivos) }),
    ...(aviso !== undefined && { aviso_cobro: String(aviso).trim() }),
  }),
});

const deLegales = ({ legales }: Ajustes): Grupo => ({
  titulo: 'Quién presta y sus papeles',
  campos: [
    texto(
      'razon_social',
      NOMBRES_DE_AJUSTES.razon_social,
      'En comprobantes, estados de cuenta y papeles.',
      legales.razon_social,
    ),
    texto('rfc', NOMBRES_DE_AJUSTES.rfc, 'Con él, en los mismos papeles.', legales.rfc),
    texto('contacto', NOMBRES_DE_AJUSTES.contacto, 'Teléfono o correo que ve el cliente.', legales.contacto),
    texto('lugar', NOMBRES_DE_AJUSTES.lugar, 'Dónde se firma y se paga.', legales.lugar),
    largo(
      'aviso_privacidad',
      NOMBRES_DE_AJUSTES.aviso_privacidad,
      'Una dirección https://… o el texto.',
      legales.aviso_privacidad,
    ),
    casilla(
      'mostrar_cat',
      NOMBRES_DE_AJUSTES.mostrar_cat,
      'El interés en pesos y el costo anual, al pedir y aprobar un crédito y en el estado de cuenta.',
      legales.mostrar_cat,
    ),
    conTexto(
      largo('pagare', NOMBRES_DE_AJUSTES.pagare, 'Sus palabras, un párrafo por renglón.', legales.pagare),
      'Formato de ejemplo',
    ),
    conTexto(
      largo(
        'contrato',
        NOMBRES_DE_AJUSTES.contrato,
        'Sus palabras, un párrafo por renglón.',
        legales.contrato,
      ),
      'Formato de ejemplo',
    ),
    casilla(
      'formato_aprobado',
      NOMBRES_DE_AJUSTES.formato_aprobado,
      'El abogado de quien presta ya los revisó: dejan de decir que son un formato de ejemplo.',
      legales.formato_aprobado,
    ),
  ],
  cambios: (valores) => {
    const sinVacios = Object.entries(valores).map(([campo, valor]) => [
      campo,
      typeof valor === 'string' && SIN_VACIOS.test(valor) ? null : valor,
    ]);
    return { legales: Object.fromEntries(sinVacios) as CambiosDeAjustes['legales'] };
  },
});

const deDecisiones = ({ exigir_segundo_gerente }: Ajustes): Grupo => ({
  titulo: 'Quién decide',
  campos: [
    casilla(
      'exigir_segundo_gerente',
      NOMBRES_DE_AJUSTES.exigir_segundo_gerente,
      'Nadie decide lo que él mismo pidió. Hace falta que haya dos gerentes.',
      exigir_segundo_gerente,
    ),
  ],
  cambios: ({ exigir_segundo_gerente: exigir }) => ({ exigir_segundo_gerente: exigir === true }),
});

/** The settings as they are shown and changed, group by group; the calendar is apart. */
export const gruposDe = (ajustes: Ajustes): readonly Grupo[] => [
  ...deNumeros(ajustes),
  deDecisiones(ajustes),
  deTextos(ajustes),
  deLegales(ajustes),
];

type Escritos = Readonly<Record<string, string | boolean>>;
type Valores = Readonly<Record<string, string | boolean | undefined>>;

const losDe = ({ campos }: Grupo, valores: Valores, cuenta: (campo: Campo) => boolean): Escritos =>
  Object.fromEntries(
    campos.flatMap((campo) => {
      const escrito = valores[campo.nombre];
      return escrito === undefined || !cuenta(campo) ? [] : [[campo.nombre, escrito]];
    }),
  );

/** The typed values. */
export const loEscrito = (grupo: Grupo, valores: Valores): Escritos => losDe(grupo, valores, () => true);

/** The values that differ from the stored ones. */
export const loCambiado = (grupo: Grupo, valores: Valores): Escritos =>
  losDe(grupo, valores, ({ nombre, valor }) => valores[nombre] !== valor);
