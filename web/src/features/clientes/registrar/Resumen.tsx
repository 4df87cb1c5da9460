import { CAMPOS_CLIENTE } from '@leal/domain';
import { Form } from 'antd';
import { SIN_DATO } from '../../../comun/campos/campos.ts';
import { NOMBRES } from '../../../comun/campos/nombres.ts';
import type { CuentaDelCredito } from '../../../comun/credito/cuenta.ts';
import { DatosCredito } from '../../../comun/credito/DatosCredito.tsx';
import { Dato, Panel } from '../../../ui/panel/Panel.tsx';
import type { ClienteNuevo } from './pedido.ts';

type Props = { id: string; cuenta: CuentaDelCredito | null };

/** Client and credit as they will be sent, following what is typed (spec §2). */
export function Resumen({ id, cuenta }: Props) {
  const valores: Partial<ClienteNuevo> = Form.useWatch([]) ?? {};
  return (
    <div id={id} className="nuevo-resumen">
      <Panel titulo="Resumen del cliente">
        <dl className="datos">
          {CAMPOS_CLIENTE.map((campo) => (
            <Dato key={campo} nombre={NOMBRES[campo]}>
              {valores[campo]?.trim() || SIN_DATO}
            </Dato>
          ))}
        </dl>
      </Panel>
      <Panel titulo="Resumen del crédito">
        <DatosCredito cuenta={cuenta} />
      </Panel>
    </div>
  );
}
