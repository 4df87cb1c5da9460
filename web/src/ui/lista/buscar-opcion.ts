import { filtrarPorTexto, prefijosBuscados } from '@leal/domain';

type Opcion = { readonly label?: unknown };

/** Options are found by the words by which a list finds its rows; until there is one, all of them stay. */
export const BUSCAR_OPCION = {
  filterOption: (escrito: string, opcion?: Opcion): boolean =>
    prefijosBuscados(escrito).length === 0 ||
    filtrarPorTexto([String(opcion?.label)], escrito, (nombre) => ({ textos: [nombre] })).length > 0,
};
