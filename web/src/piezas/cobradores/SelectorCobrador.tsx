import 'virtual:estilos-antd/listas.css';
import { Select } from 'antd';
import { ErrorCarga } from '../../ui/estados/FalloConsulta.tsx';
import { BUSCAR_OPCION } from '../../ui/lista/buscar-opcion.ts';
import { OPCION_DE_NOMBRE } from '../../ui/lista/opcion-de-nombre.tsx';
import { useCobradores } from './use-cobradores.ts';

/** The form's field gives the selector all but what it shows. */
type Props = { id?: string; value?: string; onChange?: (id_cobrador: string) => void };

/** The collectors that are active, to choose one of. */
export function SelectorCobrador(delCampo: Props) {
  const { data, isPending, isError, error, isFetching, refetch } = useCobradores();
  const opciones = (data ?? [])
    .filter(({ activo }) => activo)
    .map(({ id_usuario, nombre }) => ({ value: id_usuario, label: nombre }));
  return (
    <>
      {isError && (
        <ErrorCarga
          mensaje="No se pudieron cargar los cobradores"
          detalle={error.mensaje}
          alReintentar={refetch}
          reintentando={isFetching}
        />
      )}
      <Select<string>
        {...OPCION_DE_NOMBRE}
        {...delCampo}
        showSearch={BUSCAR_OPCION}
        loading={isPending}
        placeholder={isPending ? 'Cargando cobradores...' : 'Elige un cobrador'}
        notFoundContent="No hay cobradores activos"
        options={opciones}
      />
    </>
  );
}
