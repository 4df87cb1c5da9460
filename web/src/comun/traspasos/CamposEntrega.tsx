import { CERO, TOPES } from '@leal/domain';
import { Form } from 'antd';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { leerMonto } from '../../lib/leer-monto.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { EntradaMonto, reglaMonto } from '../../ui/formulario/EntradaMonto.tsx';

export type Valores = { id_cobrador?: string; monto: string; nota?: string };

/** The fields of whoever gives cash: how much, and what for. */
export const CamposEntrega = () => (
  <>
    <Form.Item name="monto" label={NOMBRES.monto} rules={[reglaMonto('Ingresa un monto válido')]}>
      <EntradaMonto size="large" />
    </Form.Item>
    <CampoTexto campo="nota" etiqueta="Nota (opcional)" maximo={TOPES.nota_traspaso} />
  </>
);

export const cuerpoDe = ({ id_cobrador, monto, nota = '' }: Valores) => ({
  ...(id_cobrador !== undefined && { id_cobrador }),
  ...(nota.trim() !== '' && { nota: nota.trim() }),
  monto: leerMonto(monto) ?? CERO,
});
