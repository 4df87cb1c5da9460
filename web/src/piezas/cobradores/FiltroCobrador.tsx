import { ElegirFiltro } from '../../ui/lista/ElegirFiltro.tsx';
import { useCobradores } from './use-cobradores.ts';

type Props = {
  valor: string | undefined;
  alElegir: (id: string | undefined) => void;
  inactivo?: boolean;
};

/** The collector whose rows are shown: also those who are turned off, because their deeds stay. */
export function FiltroCobrador({ valor, alElegir, inactivo = false }: Props) {
  const { data, isPending, isLoadingError } = useCobradores();
  return (
    <ElegirFiltro
      nombre="Cobrador"
      sinElegir="Todos los cobradores"
      seBusca
      deGente
      cargando={isPending}
      fallo={isLoadingError ? 'No se pudieron cargar los cobradores' : undefined}
      inactivo={inactivo}
      opciones={(data ?? []).map(({ id_usuario, nombre }) => ({ value: id_usuario, label: nombre }))}
      valor={valor}
      alElegir={alElegir}
    />
  );
}
