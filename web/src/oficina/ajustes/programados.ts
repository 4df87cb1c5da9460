import type { AjusteProgramado, Ajustes, CambiosDeAjustes } from '@leal/contract';
import { AVISO_DE_COBRO, deFabrica, MOTIVOS_VISITA, NOMBRES_LEGALES } from '@leal/domain';
import { esAjusteDeNumero, nombreDeAjuste, textoDeAjuste } from '../../piezas/campos/ajustes.ts';

type Valores = Readonly<Record<string, unknown>>;

/** The settings by the names of their fields, as the audit has them. */
export const enPlano = ({ parametros, legales, ...resto }: CambiosDeAjustes | Ajustes): Valores => ({
  ...parametros,
  ...resto,
  ...legales,
});

const DE_LEGALES: ReadonlySet<string> = new Set(NOMBRES_LEGALES);
const DE_FABRICA: Valores = {
  horarios: {},
  exigir_segundo_gerente: false,
  mostrar_cat: false,
  formato_aprobado: false,
  aviso_cobro: AVISO_DE_COBRO,
  motivos_visita: MOTIVOS_VISITA,
};

/**
 * The changes that give the settings these values; null is the value where nobody set any. Holidays are no part of
 * them: they have their own list.
 */
export function cambiosQueLosHacen(valores: Valores): CambiosDeAjustes {
  const parametros: Record<string, unknown> = {};
  const legales: Record<string, unknown> = {};
  const resto: Record<string, unknown> = {};
  for (const [campo, valor] of Object.entries(valores)) {
    if (campo === 'festivos' || nombreDeAjuste(campo) === null) continue;
    if (esAjusteDeNumero(campo)) parametros[campo] = valor ?? deFabrica(campo);
    else if (DE_LEGALES.has(campo)) legales[campo] = valor ?? DE_FABRICA[campo] ?? null;
    else resto[campo] = valor ?? DE_FABRICA[campo];
  }
  return {
    ...resto,
    ...(Object.keys(parametros).length > 0 && { parametros }),
    ...(Object.keys(legales).length > 0 && { legales }),
  };
}

export type Paso = {
  readonly campo: string;
  readonly nombre: string;
  readonly hoy: string;
  readonly luego: string;
};

/** The value of today and the value to come, field by field; a field that stays the same is left out. */
export const pasosHacia = (hoy: Valores, valores: Valores): Paso[] =>
  Object.entries(valores)
    .flatMap(([campo, valor]): Paso[] => {
      const nombre = campo === 'festivos' || campo === 'vigente_desde' ? null : nombreDeAjuste(campo);
      const luego = valor ?? DE_FABRICA[campo] ?? null;
      return nombre === null
        ? []
        : [{ campo, nombre, hoy: textoDeAjuste(campo, hoy[campo]), luego: textoDeAjuste(campo, luego) }];
    })
    .filter((paso) => paso.hoy !== paso.luego);

const valoresDe = ({ cambios }: AjusteProgramado): Valores => enPlano(cambios);

/** Each change to come with its steps, from what stands by then. */
export function conPasos(
  ajustes: Ajustes,
): { readonly programado: AjusteProgramado; readonly pasos: Paso[] }[] {
  let hoy = enPlano(ajustes);
  return ajustes.programados.map((programado) => {
    const pasos = pasosHacia(hoy, valoresDe(programado));
    hoy = { ...hoy, ...valoresDe(programado) };
    return { programado, pasos };
  });
}
