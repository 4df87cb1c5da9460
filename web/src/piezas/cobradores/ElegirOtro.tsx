import 'virtual:estilos-antd/listas.css';
import { Select, type SelectProps } from 'antd';
import { BUSCAR_OPCION } from '../../ui/lista/buscar-opcion.ts';
import { OPCION_DE_NOMBRE } from '../../ui/lista/opcion-de-nombre.tsx';
import { useCobradores } from './use-cobradores.ts';

type Props = SelectProps<string | string[]> & {
  /** The collector who gives: anybody else who is active may be chosen. */
  quienDa: string;
};

/** The field for another collector, or several; its item of the form gives it value and name. */
export function ElegirOtro({ quienDa, ...campo }: Props) {
  const { data = [], isPending } = useCobradores();
  const opciones = data
    .filter(({ activo, id_usuario }) => activo && id_usuario !== quienDa)
    .map(({ id_usuario, nombre }) => ({ value: id_usuario, label: nombre }));
  return (
    <Select<string | string[]>
      {...OPCION_DE_NOMBRE}
      {...campo}
      showSearch={BUSCAR_OPCION}
      loading={isPending}
      placeholder={isPending ? 'Cargando cobradores...' : 'Elige un cobrador'}
      notFoundContent="No hay otro cobrador activo"
      options={opciones}
    />
  );
}
