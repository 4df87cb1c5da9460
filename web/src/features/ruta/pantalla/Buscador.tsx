import { CampoBusqueda } from '../../../ui/lista/CampoBusqueda.tsx';
import { textoEncontrados } from '../datos/textos-tarjeta.ts';

type Props = {
  texto: string;
  alEscribir: (texto: string) => void;
  /** Null while nothing is searched. */
  encontrados: { n: number; de: number } | null;
  disabled?: boolean;
};

export const Buscador = ({ encontrados, ...campo }: Props) => (
  <CampoBusqueda
    invitacion="Buscar por nombre, dirección, monto..."
    hallado={encontrados && textoEncontrados(encontrados.n, encontrados.de)}
    {...campo}
  />
);
