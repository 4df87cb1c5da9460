import 'virtual:estilos-antd/listas.css';
import { Form, Select } from 'antd';
import { NOMBRES } from '../campos/nombres.ts';
import { ErrorCarga } from '../../ui/estados/FalloConsulta.tsx';
import { useCobradores } from './use-cobradores.ts';
import { BUSCAR_OPCION } from '../../ui/lista/buscar-opcion.ts';

const OBLIGATORIO = [{ required: true, message: 'Selecciona el cobrador' }];

/** Whose client it will be; only a manager chooses. */
export function CampoCobrador() {
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
      <Form.Item name="id_cobrador" label={NOMBRES.id_cobrador} rules={OBLIGATORIO}>
        <Select
          showSearch={BUSCAR_OPCION}
          loading={isPending}
          placeholder={isPending ? 'Cargando cobradores...' : 'Elige un cobrador'}
          notFoundContent="No hay cobradores activos"
          options={opciones}
        />
      </Form.Item>
    </>
  );
}
