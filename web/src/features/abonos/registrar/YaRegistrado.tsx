import type { Registrado } from '@leal/contract';
import { Alert, Button } from 'antd';
import { type Desenlace, textoLoQueQuedo, textoYaRegistrado } from './desenlace.ts';

type Props = {
  desenlace: Extract<Desenlace, { clase: 'ya_registrado' }>;
  /** The cash is a task's: what can still be done with it. */
  deTarea: boolean;
  alEntender: () => void;
  alSolicitarEdicion?: (registrado: Registrado) => void;
};

/** Not an error: it says what stands, and how it could be changed. */
export function YaRegistrado({ desenlace, deTarea, alEntender, alSolicitarEdicion }: Props) {
  const { registrado } = desenlace;
  const editable = registrado?.tipo === 'pago' && alSolicitarEdicion ? registrado : null;
  return (
    <div className="abono-ya-registrado">
      <Alert
        type="info"
        showIcon
        role="alert"
        title={textoYaRegistrado(desenlace)}
        description={
          <>
            {textoLoQueQuedo(registrado)}
            {deTarea && registrado && (
              <p>Es un pago por día: registra lo que tienes otro día, o devuélvelo.</p>
            )}
          </>
        }
      />
      <div className="abono-botones">
        {editable && <Button onClick={() => alSolicitarEdicion?.(editable)}>Solicitar edición</Button>}
        <Button type="primary" onClick={alEntender}>
          Entendido
        </Button>
      </div>
    </div>
  );
}
