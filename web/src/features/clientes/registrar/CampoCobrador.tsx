import { listarUsuarios } from '@leal/contract';
import { ROL } from '@leal/domain';
import { Form, Select } from 'antd';
import { useLlamada } from '../../../lib/api/consultas.ts';
import { ErrorCarga } from '../../../ui/estados/ErrorCarga.tsx';

const OBLIGATORIO = [{ required: true, message: 'Selecciona el cobrador' }];

/** Whose client it will be; only a manager chooses. */
export function CampoCobrador() {
  const { data, isPending, isError, error, isFetching, refetch } = useLlamada(listarUsuarios, {
    consulta: { rol: ROL.cobrador, limite: 100 },
  });
  const opciones = (data?.datos ?? [])
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
      <Form.Item name="id_cobrador" label="Cobrador" rules={OBLIGATORIO}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={isPending}
          placeholder={isPending ? 'Cargando cobradores...' : 'Elige un cobrador'}
          notFoundContent="No hay cobradores activos"
          options={opciones}
        />
      </Form.Item>
    </>
  );
}
