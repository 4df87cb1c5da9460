import type { Registrado } from '@leal/contract';
import { Alert, Button } from 'antd';
import { type Desenlace, textoLoQueQuedo, textoYaRegistrado } from '../../acciones/desenlace.ts';
import type { Duda } from '../../lib/acciones/dudas.ts';
import { LineaDuda } from '../../ui/dudas/LineaDuda.tsx';

type Props = {
  desenlace: Extract<Desenlace, { clase: 'ya_registrado' }>;
  /** The cash comes from a task: says what can still be done with it. */
  deTarea: boolean;
  alEntender: () => void;
  alSolicitarEdicion?: (registrado: Registrado) => void;
};

/** Says what is registered, and how it could be changed: it is no error. */
export function YaRegistrado({ desenlace, deTarea, alEntender, alSolicitarEdicion }: Props) {
  const { registrado } = desenlace;
  const editable = registrado?.tipo === 'pago' && alSolicitarEdicion ? registrado : null;
  return (
    <div className="pila aire-16">
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
      <div className="grupo al-final">
        {editable && <Button onClick={() => alSolicitarEdicion?.(editable)}>Solicitar edición</Button>}
        <Button type="primary" onClick={alEntender}>
          Entendido
        </Button>
      </div>
    </div>
  );
}

type PropsDuda = {
  duda: Duda;
  /** Absent where there is nothing to close. */
  alEntender: (() => void) | undefined;
};

/** The doubt is shown instead of the form: until the outcome is known, nothing else is sent for this credit. */
export const EnDuda = ({ duda, alEntender }: PropsDuda) => (
  <div className="pila aire-16">
    <LineaDuda duda={duda} />
    {alEntender && (
      <div className="grupo al-final">
        <Button type="primary" onClick={alEntender}>
          Entendido
        </Button>
      </div>
    )}
  </div>
);
